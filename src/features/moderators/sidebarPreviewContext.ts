import { createContext, type ReactNode } from 'react';

/**
 * Draws the sidebar that a sub-admin with these modules sees. The shell, which knows the sections, gives it: a screen
 * does not know the shell.
 */
export const SidebarPreviewContext = createContext<(modules: readonly string[]) => ReactNode>(() => null);
