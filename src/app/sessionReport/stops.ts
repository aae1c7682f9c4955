import { type Sentence } from './callSentences';
import { type Report } from './format';
import { sentenceOf } from './sentences';

/** One step that a person would name. */
export interface Stop extends Sentence {
  /** The clock of the report, `14:05:17`. */
  time: string;
}

/** The steps of a report that a person would name; what has no name came of one that has. */
export function stopsOf(report: Report): Stop[] {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: report.zone });
  return report.steps.flatMap((step) => {
    const sentence = sentenceOf(step, report);
    return sentence ? [{ ...sentence, time: clock.format(Date.parse(report.begins) + step.at) }] : [];
  });
}
