import { type ComponentType } from 'react';
import { slot } from '@/lib/slots';
import { type Show } from './overlays';

type ShellButton = ComponentType<{ onShow: Show }>;

/** Buttons of the top bar, before Refresh. */
export const topBarButtons = slot<ShellButton>('topBarButtons');

/** Buttons at the foot of the sidebar, before Logout. */
export const sidebarButtons = slot<ShellButton>('sidebarButtons');
