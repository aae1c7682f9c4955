import { createContext, type ComponentType } from 'react';

export interface SidebarPreviewProps {
  /** Names of modules, as the moderator has them. */
  modules: string[];
}

/** Draws the sidebar that a sub-admin with these modules sees; the shell, which knows the sections, gives it. */
export const SidebarPreviewContext = createContext<ComponentType<SidebarPreviewProps>>(() => null);
