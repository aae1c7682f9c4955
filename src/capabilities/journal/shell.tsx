import { ClockHistory } from 'react-bootstrap-icons';
import { sidebarButtons } from '@/screen/shell/buttons';
import { overlay, shellOverlays, type Show } from '@/screen/shell/overlays';
import { fill } from '@/lib/slots';

const journal = overlay(
  'list of changes',
  async () => (await import(/* webpackChunkName: "journal" */ './JournalDrawer')).JournalDrawer,
  { command: { label: 'What changed', hint: 'This session' } },
);

const JournalButton = ({ onShow }: { onShow: Show }) => (
  <button type="button" className="nav-link" aria-haspopup="dialog" onClick={() => onShow(journal)}>
    <ClockHistory aria-hidden />
    <span className="nav-text">What changed</span>
  </button>
);

export const fills = [fill(shellOverlays, journal), fill(sidebarButtons, JournalButton)];
