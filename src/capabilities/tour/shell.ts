import { overlay, shellOverlays } from '@/screen/shell/overlays';
import { fill } from '@/lib/slots';

export const tour = overlay('tour', async () => (await import(/* webpackChunkName: "tour" */ './Tour')).Tour, {
  command: { label: 'Tour', hint: 'The panel in five steps' },
});

export const fills = [fill(shellOverlays, tour)];
