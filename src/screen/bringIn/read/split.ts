import { type TakenField } from '../found';
import { amountsIn } from './amounts';
import { type Item } from './items';
import { isBulleted, numberOf, startsWithQuantity, withoutNumber } from './lines';
import { isFact } from './segments';
import { type Vocabulary } from './vocabulary';

const TITLE_LENGTH = 90;

/** Whether a line may be the name of a record. */
export const isTitleLike = (text: string) =>
  text.length <= TITLE_LENGTH &&
  !/[.!?:;,۔،]$/u.test(text) &&
  !isBulleted(text) &&
  numberOf(text) === null &&
  !startsWithQuantity(text);

/** A head that has its value beside it and opens no list tells of the record too. */
const isAboutHead = ({ kind, field, value }: Item) => kind === 'head' && field?.kind !== 'lines' && Boolean(value);

const isAbout = ({ kind, text }: Item, vocabulary: Vocabulary) =>
  kind === 'head' ||
  amountsIn(text, vocabulary) !== null ||
  isFact(text) ||
  text.split(/[,·•|]/).some((part) => isFact(part.trim()) || vocabulary.placeOf([part]) !== null);

/** Where the lines without a gap between them start that end before `end`. */
function blockStart(items: readonly Item[], end: number) {
  let start = end;
  while (start > 0 && (items[start - 1]!.kind === 'line' || isAboutHead(items[start - 1]!))) start -= 1;
  return start;
}

/** Whether a head has what belongs to it below. */
const isOpen = (item: Item | undefined) => item?.kind === 'head' && !item.value;

/**
 * Where the record begins whose first list has its head at `head`: the lines above it that name it and tell of it. What
 * stands right under the last head belongs to that.
 */
function beginning(items: readonly Item[], head: number, isCounted: boolean, vocabulary: Vocabulary): number {
  let end = head;
  while (end > 0) {
    while (end > 0 && items[end - 1]!.kind === 'blank') end -= 1;
    const start = blockStart(items, end);
    const before = items[start - 1];
    const first = items[start];
    if (before?.kind === 'heading') return start - 1;
    if (!first || start === end) return head;
    const lines = items.slice(start, end);
    const isCountedName = ({ text }: Item) => isCounted && lines.length === 1 && isTitleLike(withoutNumber(text));
    const isName = (item: Item) => (isTitleLike(item.text) || isCountedName(item)) && !isAbout(item, vocabulary);
    const isUnderHead = before === undefined || before.kind === 'head' || isOpen(items[start - 2]);
    if (isUnderHead) {
      const last = lines.findLastIndex(isName);
      return last > 0 ? start + last : head;
    }
    if (isName(first)) return start;
    const last = lines.findLastIndex(isName);
    if (last >= 0) return start + last;
    if (!lines.every((line) => isAbout(line, vocabulary))) return head;
    end = start;
  }
  return head;
}

/** Where there is one text only, each block of lines may be a record: a name, and what is said of it. */
function blocksOf(items: readonly Item[], { onlyText }: Vocabulary): Item[][] | null {
  if (!onlyText || items.some(({ kind }) => kind !== 'line' && kind !== 'blank')) return null;
  const blocks: Item[][] = [];
  items.forEach((item, index) => {
    if (item.kind === 'blank') return;
    if (!index || items[index - 1]!.kind === 'blank') blocks.push([]);
    blocks.at(-1)!.push(item);
  });
  const isRecord = (block: Item[]) => block.length > 1 && isTitleLike(block[0]!.text);
  return blocks.length > 1 && blocks.every(isRecord) ? blocks : null;
}

/** Parts the lines of a text into those of its records. */
export function recordsIn(items: readonly Item[], vocabulary: Vocabulary): Item[][] {
  const blocks = blocksOf(items, vocabulary);
  if (blocks) return blocks;
  /** Whether the records have numbers before their names. */
  const isCounted = numberOf(items.find(({ kind }) => kind !== 'blank')?.text ?? '') === 1;
  const records: Item[][] = [];
  let start = 0;
  let level: number | undefined;
  let seen = new Set<TakenField>();
  const isList = (field: TakenField) => field.kind === 'lines' && !field.takesRest;
  const part = (index: number) => {
    if (index > start) records.push(items.slice(start, index));
    start = index;
    seen = new Set();
  };
  items.forEach((item, index) => {
    if (item.kind === 'rule') {
      part(index);
      start = index + 1;
      level = undefined;
    } else if (item.kind === 'heading') {
      const hasText = vocabulary.onlyText && items.slice(start, index).some(({ kind }) => kind === 'line');
      const isNext = (hasText || [...seen].some(isList)) && (level === undefined || item.level! <= level);
      if (isNext) part(index);
      level ??= item.level;
    } else if (item.field) {
      const { field } = item;
      if (field === vocabulary.title) {
        if (seen.has(field) || [...seen].some(isList)) part(index);
      } else if (seen.has(field) && isList(field)) {
        const at = beginning(items, index, isCounted, vocabulary);
        // A list that was begun anew after another one is another record's, even if nothing names that.
        const isOther = at < index || [...seen].some((other) => other !== field && isList(other));
        if (isOther && at > start) part(at);
      }
      seen.add(field);
    }
  });
  part(items.length);
  return records.filter((record) => record.some(({ kind }) => kind !== 'blank'));
}
