import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { noteCrash } from './noteCrash';

/** Replaces the frame of index.html by the panel. A transition is rendered in short tasks, between which the page can react. */
export function renderPanel(panel: ReactNode) {
  const root = createRoot(document.getElementById('root')!, { onCaughtError: noteCrash });
  startTransition(() => root.render(<StrictMode>{panel}</StrictMode>));
}
