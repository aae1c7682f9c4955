import { type ComponentType } from 'react';
import { type Host } from '../host';
import { slot } from '@/lib/slots';
import { type Show } from './overlays';

/** What begins once a page is shown and the browser is idle; called once more after somebody has signed in. */
export const idleStarts = slot<(host: Host) => void>('idleStarts');

/** Components that run while somebody is signed in, and show nothing. */
export const backgroundComponents = slot<ComponentType<{ onShow: Show }>>('backgroundComponents');
