import { overlay, shellOverlays } from '@/screen/shell/overlays';
import { fill } from '@/screen/slots';

export const palette = overlay(
  'command palette',
  async () => (await import(/* webpackChunkName: "palette" */ '../palette/CommandPalette')).CommandPalette,
  { key: 'Ctrl k', takesTyping: true },
);

export const journal = overlay(
  'list of changes',
  async () => (await import(/* webpackChunkName: "journal" */ '../journal/JournalDrawer')).JournalDrawer,
  { command: { label: 'What changed', hint: 'This session' } },
);

export const fills = [palette, journal].map((each) => fill(shellOverlays, each));
