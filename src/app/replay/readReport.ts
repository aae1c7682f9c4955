import { type Report, type Step } from '../sessionReport/format';

/** A report of 200 steps has at most 200 kB. */
const MOST_BYTES = 2_000_000;

const NO_REPORT = 'This is not a report of what happened.';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const leadsToSaving = (step: Step) =>
  step.kind === 'pressed' &&
  (step.key === 'Ctrl+k' || /^(Command palette|Save a report)/.test(step.control?.name ?? ''));

/** The steps without those that only saved the report: what was typed into the palette finds nothing as a stand-in. */
function withoutSaving(steps: readonly Step[]) {
  const saved = steps.findLastIndex((step) => step.kind === 'did' && step.type === 'report/opened');
  const from = steps.slice(0, Math.max(0, saved)).findLastIndex(leadsToSaving);
  return from < 0 ? steps : steps.slice(0, from);
}

/** The report in a text, or a sentence that says why there is none. */
export function parseReport(text: string): Report | string {
  const report = parsed(text) as Partial<Report> | null;
  if (typeof report !== 'object' || report === null || !('version' in report)) return NO_REPORT;
  if (report.version !== 1) return `This report has the format ${String(report.version)}; this build reads format 1.`;
  const isWhole = Array.isArray(report.steps) && [report.begins, report.zone, report.address].every(Boolean);
  if (!isWhole) return NO_REPORT;
  const steps = withoutSaving(report.steps!);
  return steps.length === 0 ? 'This report has no steps.' : { ...(report as Report), steps };
}

/** The text of a report's file, or a sentence that says why it is none. */
export async function readReport(file: File): Promise<{ text: string } | string> {
  if (file.size > MOST_BYTES)
    return `This file has ${Math.round(file.size / 1_000_000)} MB. A report of what happened has less than 1 MB.`;
  const text = await file.text();
  const report = parseReport(text);
  return typeof report === 'string' ? report : { text };
}
