import { overlay, shellOverlays } from '@/screen/shell/overlays';
import { fill } from '@/lib/slots';

const help = overlay('help', async () => (await import(/* webpackChunkName: "help" */ './HelpDialog')).HelpDialog, {
  command: { label: 'Help', hint: 'This screen and its keys' },
  key: '?',
});

export const fills = [fill(shellOverlays, help)];
