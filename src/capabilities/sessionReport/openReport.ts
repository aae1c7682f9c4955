import { safely } from '@/lib/safely';
import { type OpenedReport } from '@/screen/shell/reportReaders';
import { type Report, type Step } from './format';
import { failingCalls } from './failures';
import { stopsOf } from './stops';

/** A report has at most 200 kB. */
const MOST_BYTES = 2_000_000;

/** `1440 × 900 px` */
const aboutOf = ({ build, browser, window: { width, height }, zone, begins, user, scenario, address }: Report) => {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: zone }).format(Date.parse(begins));
  const who = user ? [user.role, ...user.modules].join(', ') : 'nobody signed in';
  const data = scenario === null ? 'a real backend' : `the mock server’s data “${scenario}”`;
  return `${build}; ${browser}, ${width} × ${height} px; ${day}, ${zone}; ${who}; ${data}; begins at ${address}`;
};

const leadsToSaving = (step: Step) =>
  step.kind === 'pressed' &&
  (step.key === 'Ctrl+k' || /^(Command palette|Save a report)/.test(step.control?.name ?? ''));

/** The steps without those that only led to saving the report. */
function withoutSaving(steps: readonly Step[]) {
  const opened = steps.findLastIndex((step) => step.kind === 'did' && step.type === 'report/opened');
  const from = steps.slice(0, Math.max(0, opened)).findLastIndex(leadsToSaving);
  return from < 0 ? steps : steps.slice(0, from);
}

const isWhole = (report: Partial<Report>): report is Report =>
  Array.isArray(report.steps) && Boolean(report.begins && report.zone && report.address && report.window);

/** What the text of a report's file tells, or a sentence that says why it is none. */
export function openReport(text: string): OpenedReport | string {
  const report = safely(() => JSON.parse(text) as Partial<Report> | null);
  if (typeof report?.version !== 'number') return 'This is not a report of what happened.';
  if (report.version !== 2) return `This report has the format ${String(report.version)}; this build reads format 2.`;
  if (!isWhole(report)) return 'This report is not whole.';
  const told = { ...report, steps: withoutSaving(report.steps) };
  const { window, scenario, address } = report;
  return { about: aboutOf(report), stops: stopsOf(told), failures: failingCalls(told), window, scenario, address };
}

/** What a report's file tells, or a sentence that says why it is none. */
export async function openReportFile(file: File): Promise<OpenedReport | string> {
  if (file.size > MOST_BYTES) return 'This file is too large for a report of what happened.';
  return openReport(await file.text());
}
