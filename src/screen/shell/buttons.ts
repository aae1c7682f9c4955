import { type ComponentType } from 'react';
import { slot } from '../slots';
import { type Show } from './overlays';

/** Buttons of the top bar, before Refresh. */
export const topBarButtons = slot<ComponentType<{ onShow: Show }>>('topBarButtons');
