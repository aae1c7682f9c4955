import { createContext, type ReactNode } from 'react';

/** Renders the sidebar of a sub-admin with these modules. The shell provides it, as it alone knows all sections. */
export const SidebarPreviewContext = createContext<(modules: readonly string[]) => ReactNode>(() => null);
