import { type ComponentType } from 'react';
import { slot } from '@/lib/slots';

/** What stands beside the boxes of a moderator's modules; it is given the ticked ones. */
export const modulesTools = slot<ComponentType<{ modules: readonly string[] }>>('modulesTools');
