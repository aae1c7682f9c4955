import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type BrowserMock } from '../browser/startInBrowser';
import { MockPanel } from './MockPanel';
import './panel.scss';
import { type EnterAs } from './RoleButtons';

/** Mounts the mock panel outside the app, so that every page has it, including sign-in. */
export function mountPanel(mock: BrowserMock, enterAs: EnterAs) {
  const home = document.createElement('div');
  document.body.append(home);
  createRoot(home).render(
    <StrictMode>
      <MockPanel mock={mock} enterAs={enterAs} />
    </StrictMode>,
  );
}
