import { latinDigits } from '@/lib/digits';
import { type TakenField } from '../found';
import { amountsIn } from './amounts';
import { type Draft } from './draft';
import { SERVINGS, TIMES } from './factWords';
import { type Vocabulary } from './vocabulary';

/** Servings and times, which are known wherever they stand, and have no field of their own. */
const FACT_FIRST = new RegExp(
  `^(?:${TIMES}|${SERVINGS}|for|für|pour|para|per|voor|för|til)[\\s:]*(?:makes |serves )?(?:about|approx\\.?|~|ca\\.)?\\s*\\d[^|·•;,،]*$`,
  'iu',
);
const FACT_LAST =
  /^(?:about |approx\.? |~|ca\. )?\d+(?:[.,/]\d+)?(?:\s*(?:-|–|to|تا|سے)\s*\d+)?\s*(?:servings?|portions?|people|persons?|min(?:ute)?s?\.?|h(?:ou)?rs?\.?|h|منٹ|گھنٹے?|افراد(?: کے لیے)?|لوگوں کے لیے|سرونگز?|personen|portionen|minuten)(?:\s+\d+\s*min(?:ute)?s?\.?)?$/iu;

/** A list of what belongs to something is none: `for 2 minutes` in a step, `serves` in a sentence. */
const FACT_LENGTH = 60;

export function isFact(text: string) {
  const latin = latinDigits(text).trim();
  return latin.length <= FACT_LENGTH && (FACT_FIRST.test(latin) || FACT_LAST.test(latin));
}

/** Commas part what a line says, but not the digits of a number, nor the amounts that belong together. */
const PARTED =
  /\s*(?:[·•|;؛()[\]]|,(?!\d)|،|\s[-–—/]\s|\s(?:dont|of which|davon|de (?:las|los) cuales|di cui|waarvan|varav|heraf|hvorav)\s)\s*/iu;

const PLACE_STEPS = /\s*(?:[›»>/\\]|→|::)\s*/u;

/** The names of a place that is written in one: `Dinner / Curries`, `Lunch › Soups`. */
export const placeSteps = (text: string) => text.split(PLACE_STEPS).filter(Boolean);

/** A head before a colon, with what follows it. */
export function headed(text: string, vocabulary: Vocabulary): { field: TakenField; text: string } | null {
  const [, head, value] = /^([^:：=]{1,60}?)\s*(?:[:：=]|\s[-–—]\s)\s*(.*)$/su.exec(text) ?? [];
  const field = head && vocabulary.fieldOf(head.replace(/[*_#]+/g, '').replace(/\(.*?\)/g, ''));
  return field ? { field, text: value!.replace(/^[*_]+\s*/, '') } : null;
}

/** No longer line is taken apart: that would take long. */
const LINE_LENGTH = 1000;

/** A place under its head: one step of it, or all of them. */
export function readPlace(field: TakenField, text: string, vocabulary: Vocabulary, draft: Draft) {
  if (text.length > LINE_LENGTH) {
    draft.set(field, text);
    return;
  }
  const steps = placeSteps(text);
  const known = vocabulary.placeOf(text.split(/\s*[,،]\s*/));
  if (known && known.length > 1 && steps.length === 1) draft.place(known);
  else if (steps.length > 1) draft.place(steps);
  else draft.set(field, text);
}

/** Reads a line that may say several things, such as place, servings and amounts; true if anything of it was understood. */
export function readSegments(line: string, vocabulary: Vocabulary, draft: Draft): boolean {
  if (line.length > LINE_LENGTH) return false;
  const amounts = amountsIn(line, vocabulary);
  if (amounts) {
    for (const amount of amounts) draft.figure(amount);
    return true;
  }
  const whole = vocabulary.placeOf(placeSteps(line));
  if (whole) {
    draft.place(whole);
    return true;
  }
  const parts = line.split(PARTED).filter(Boolean);
  const unknown: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]!;
    const next = parts[at + 1];
    const figures = amountsIn(part, vocabulary);
    const both = next === undefined ? null : vocabulary.placeOf([part, next]);
    const place = both ?? vocabulary.placeOf(placeSteps(part));
    const head = headed(part, vocabulary);
    if (figures) for (const amount of figures) draft.figure(amount);
    else if (isFact(part)) draft.rest(part);
    else if (place) {
      draft.place(place);
      if (both) at += 1;
    } else if (head?.field.kind === 'place') readPlace(head.field, head.text, vocabulary, draft);
    else unknown.push(part);
  }
  if (unknown.length === parts.length) return false;
  for (const part of unknown) draft.leave(part);
  return true;
}

/** Reads a text about amounts, line by line. */
export function readAmounts(text: string, vocabulary: Vocabulary, draft: Draft) {
  for (const line of text.split('\n').filter((each) => each.trim()))
    if (!readSegments(line, vocabulary, draft)) draft.leave(line);
}
