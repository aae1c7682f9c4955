import { overlay, shellOverlays } from '@/screen/shell/overlays';
import { fill } from '@/lib/slots';

const calls = overlay(
  'list of calls',
  async () => (await import(/* webpackChunkName: "calls" */ './CallsDrawer')).CallsDrawer,
  { command: { label: 'Show calls', hint: 'Diagnostics' } },
);

export const fills = [fill(shellOverlays, calls)];
