import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type BrowserMock } from '../browser/startInBrowser';
import { type PanelActs } from './MockDrawer';
import { MockPanel } from './MockPanel';
import './panel.scss';

/** Mounts the mock panel outside the app, so that every page has it, including sign-in. */
export function mountPanel(mock: BrowserMock, acts: PanelActs) {
  const home = document.createElement('div');
  document.body.append(home);
  createRoot(home).render(
    <StrictMode>
      <MockPanel mock={mock} acts={acts} />
    </StrictMode>,
  );
}
