import { overlay, shellOverlays } from '@/screen/shell/overlays';
import { fill } from '@/screen/slots';

export const journal = overlay(
  'list of changes',
  async () => (await import(/* webpackChunkName: "journal" */ '../journal/JournalDrawer')).JournalDrawer,
  { command: { label: 'What changed', hint: 'This session' } },
);

export const fills = [fill(shellOverlays, journal)];
