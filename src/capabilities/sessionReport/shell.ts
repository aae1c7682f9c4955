import { overlay, shellOverlays, whenWrong } from '@/screen/shell/overlays';
import { fill } from '@/lib/slots';

const report = overlay(
  'report',
  async () => (await import(/* webpackChunkName: "report" */ './ReportDialog')).ReportDialog,
  { command: { label: 'Save a report of what happened', hint: 'Do' } },
);

export const fills = [fill(shellOverlays, report), fill(whenWrong, { label: 'Save a report', opens: report })];
