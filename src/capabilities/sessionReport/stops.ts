import { countOf } from '@/components/format/number';
import { type Sentence } from './callSentences';
import { type Of, type PageAtRest, type Report, type Step } from './format';
import { sentenceOf } from './sentences';

/** One step that a person would name. */
export interface Stop extends Sentence {
  /** The clock of the report, `14:05:17`. */
  time: string;
  /** What came with it and has no name: calls, addresses, what the page showed; for developers. */
  beside: string[];
}

function answerBeside({ call, endpoint, path, ...answer }: Of<'answered'>): string[] {
  const { outcome, status, duration, rows, unread = [] } = answer;
  const end = [outcome, status, `${duration} ms`, rows !== undefined && countOf(rows, 'row')].filter(Boolean).join(' ');
  return [
    `← ${call} ${path ?? endpoint}: ${end}`,
    ...unread.map(({ field, fault, count }) => `${field} ${fault} ${count}`),
  ];
}

function besideOf(step: Step, answered: ReadonlySet<number>): string[] {
  if (step.kind === 'asked')
    return [`→ ${step.call} ${step.path ?? step.endpoint}${answered.has(step.call) ? '' : ', no answer so far'}`];
  if (step.kind === 'answered') return answerBeside(step);
  if (step.kind === 'moved') return [`${step.by} ${step.address}`];
  return step.kind === 'crashed' ? [...step.frames] : [];
}

function pageInWords({ dialog, rows, alerts, busy }: PageAtRest): string {
  const shown = [
    rows !== null && countOf(rows, 'row'),
    dialog !== null && `the dialog “${dialog}”`,
    alerts > 0 && countOf(alerts, 'message'),
    busy > 0 && `${busy} busy`,
  ];
  return `page: ${shown.filter(Boolean).join(', ') || 'no list'}`;
}

/** The steps of a report that a person would name; what has no name stands beside the one it came of. */
export function stopsOf(report: Report): Stop[] {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: report.zone });
  const answered = new Set(report.steps.flatMap((step) => (step.kind === 'answered' ? step.call : [])));
  const stops: Stop[] = [];
  let beside: string[] = [];
  let page = '';
  for (const step of report.steps) {
    const sentence = sentenceOf(step, report);
    if (sentence) {
      const time = clock.format(Date.parse(report.begins) + step.at);
      if (stops.length > 0) beside = [];
      stops.push({ ...sentence, time, beside });
    }
    beside.push(...besideOf(step, answered));
    const shown = step.page ? pageInWords(step.page) : page;
    if (shown !== page) beside.push(shown);
    page = shown;
  }
  return stops;
}
