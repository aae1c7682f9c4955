import { isOfPerson, sentenceOf } from '../sessionReport/sentences';
import { type Report, type Step } from '../sessionReport/format';
import { type Stop } from './player';

/** The steps of a report, gathered to what a person would name. What follows such a step without a name came of it. */
export function stopsOf(report: Report): Stop[] {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: report.zone });
  const stops: Stop[] = [];
  let { address } = report;
  let isOpen = false;
  let isTyped = false;
  report.steps.forEach((step, index) => {
    const sentence = sentenceOf(step, report);
    isTyped ||= step.kind === 'typed';
    if (sentence) {
      const time = clock.format(Date.parse(report.begins) + step.at);
      stops.push({ ...sentence, time, isTyped, last: index });
      isTyped = false;
    }
    isOpen = sentence !== null || (isOpen && !isAct(step));
    const stop = stops.at(-1);
    if (!stop || !isOpen) return;
    stop.last = index;
    const moved = (step.kind === 'moved' ? step : step.facts)?.address ?? address;
    if (moved !== address) stop.address = address = moved;
  });
  return stops;
}

/** Whether a step comes from outside the panel, and not of what was before. */
export const isAct = (step: Step) => isOfPerson(step) || step.kind === 'otherTab';
