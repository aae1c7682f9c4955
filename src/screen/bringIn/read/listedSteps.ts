import { type TakenField } from '../found';
import { folded } from './cutShort';
import { startsWithQuantity } from './lines';
import { isSentence } from './marks';
import { type Markup, shownText } from './markup';
import { isControl } from './page/controls';
import { isAfter, isBeside, isToReaders } from './page/phrases';
import { isStepNumber } from './page/stepLines';

/** Fewer steps more are not what a page says beside those of its data. */
const MORE = 2;

/** The elements in another one that are called alike: one list. */
function alikeIn(parent: Markup): Markup[][] {
  const byCall = new Map<string, Markup[]>();
  for (const part of parent.parts) {
    if (typeof part === 'string') continue;
    const call = `${part.name} ${part.attributes.class ?? ''}`;
    const alike = byCall.get(call) ?? [];
    alike.push(part);
    byCall.set(call, alike);
  }
  return [...byCall.values()];
}

const linesOf = (item: Markup) =>
  shownText(item)
    .split('\n')
    .filter((line) => line.trim());

const isOfFood = (line: string) => startsWithQuantity(line) && !/[.!]$/.test(line);

/** What an item says to do, without its number and the ingredients beside it. */
function stepOf(item: Markup): string {
  const lines = linesOf(item);
  return (lines.length > 1 ? lines.filter((line) => !isStepNumber(line) && !isOfFood(line)) : lines).join(' ');
}

const isOther = (text: string) => [isControl, isToReaders, isAfter, isBeside].some((test) => test(text));

/** Whether elements are the items of a list, or numbered. */
const areItems = (elements: readonly Markup[]) =>
  elements.every(
    (element, at) => element.name === 'li' || linesOf(element).some((line) => line.startsWith(String(at + 1))),
  );

/**
 * The steps of a page of which those of its data are the beginning, below their head: items of one list, the first of which
 * say the same, with several more below them; `''` if there is no such list.
 */
export function listedText(page: Markup, field: TakenField, list: string): string {
  const keys = list.split('\n').map(folded).filter(Boolean);
  const isStep = (item: Markup, at: number) => [keys[at], `${at + 1}${keys[at]}`].includes(folded(stepOf(item)));
  let longest: string[] = [];
  const visit = (parent: Markup) => {
    for (const items of alikeIn(parent)) {
      if (items.length < keys.length + MORE || !keys.every((_key, at) => isStep(items[at]!, at))) continue;
      const isCounted = items.every((item, at) => stepOf(item).startsWith(String(at + 1)));
      const texts = items.map((item, at) => stepOf(item).slice(isCounted ? String(at + 1).length : 0));
      const end = texts.findIndex((text, at) => at >= keys.length && (!isSentence(text) || isOther(text)));
      const found = texts.slice(0, end < 0 ? undefined : end);
      const isMore = found.length >= keys.length + MORE && areItems(items.slice(0, found.length));
      if (isMore && found.length > longest.length) longest = found;
    }
    for (const part of parent.parts) if (typeof part !== 'string') visit(part);
  };
  visit(page);
  return longest.length ? `## ${field.heads[0]}\n\n${longest.join('\n')}` : '';
}
