import { type TakenField } from '../found';
import { amountsIn } from './amounts';
import { isBulleted, numberOf, startsWithQuantity, withoutNumber } from './lines';
import { isFact } from './segments';
import { type TextLine } from './textLines';
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
const isAboutHead = ({ kind, field, value }: TextLine) => kind === 'head' && field?.kind !== 'lines' && Boolean(value);

const isAbout = ({ kind, text }: TextLine, vocabulary: Vocabulary) =>
  kind === 'head' ||
  amountsIn(text, vocabulary) !== null ||
  isFact(text) ||
  text.split(/[,·•|]/).some((part) => isFact(part.trim()) || vocabulary.placeOf([part]) !== null);

/** Where the lines without a gap between them start that end before `end`. */
function blockStart(lines: readonly TextLine[], end: number) {
  let start = end;
  while (start > 0 && (lines[start - 1]!.kind === 'line' || isAboutHead(lines[start - 1]!))) start -= 1;
  return start;
}

/** Whether a head has what belongs to it below. */
const isOpen = (line: TextLine | undefined) => line?.kind === 'head' && !line.value;

/**
 * Where the record begins whose first list has its head at `head`: the lines above it that name it and tell of it. What
 * stands right under the last head belongs to that.
 */
function beginning(lines: readonly TextLine[], head: number, isCounted: boolean, vocabulary: Vocabulary): number {
  let end = head;
  while (end > 0) {
    while (end > 0 && lines[end - 1]!.kind === 'blank') end -= 1;
    const start = blockStart(lines, end);
    const before = lines[start - 1];
    const first = lines[start];
    if (before?.kind === 'heading') return start - 1;
    if (!first || start === end) return head;
    const block = lines.slice(start, end);
    const isCountedName = ({ text }: TextLine) => isCounted && block.length === 1 && isTitleLike(withoutNumber(text));
    const isName = (line: TextLine) => (isTitleLike(line.text) || isCountedName(line)) && !isAbout(line, vocabulary);
    const isUnderHead = before === undefined || before.kind === 'head' || isOpen(lines[start - 2]);
    if (isUnderHead) {
      const last = block.findLastIndex(isName);
      return last > 0 ? start + last : head;
    }
    if (isName(first)) return start;
    const last = block.findLastIndex(isName);
    if (last >= 0) return start + last;
    if (!block.every((each) => isAbout(each, vocabulary))) return head;
    end = start;
  }
  return head;
}

/** Help is often written as questions, each with its answer below. */
const isQuestion = ({ text, value }: TextLine) => /[?؟]$/.test(value ?? text) && text.length <= TITLE_LENGTH;

/** Where there is one text only, each block of lines may be a record: a name, and what is said of it. */
function blocksOf(lines: readonly TextLine[], { onlyText }: Vocabulary): TextLine[][] | null {
  if (!onlyText || lines.some(({ kind, value }) => kind !== 'line' && kind !== 'blank' && !value)) return null;
  const blocks: TextLine[][] = [];
  lines.forEach((line, index) => {
    if (line.kind === 'blank') return;
    if (!index || lines[index - 1]!.kind === 'blank') blocks.push([]);
    blocks.at(-1)!.push(line);
  });
  const areRecords = (isName: (line: TextLine) => boolean) =>
    blocks.every((block) => block.length > 1 && block[0]!.kind === 'line' && isName(block[0]!));
  return blocks.length > 1 && (areRecords(({ text }) => isTitleLike(text)) || areRecords(isQuestion)) ? blocks : null;
}

/** Parts the lines of a text into those of its records. */
export function recordsIn(lines: readonly TextLine[], vocabulary: Vocabulary): TextLine[][] {
  const blocks = blocksOf(lines, vocabulary);
  if (blocks) return blocks;
  /** Whether the records have numbers before their names. */
  const isCounted = numberOf(lines.find(({ kind }) => kind !== 'blank')?.text ?? '') === 1;
  const records: TextLine[][] = [];
  let start = 0;
  let level: number | undefined;
  let headLevel: number | undefined;
  let seen = new Set<TakenField>();
  const isList = (field: TakenField) => field.kind === 'lines' && !field.takesRest;
  const part = (index: number) => {
    if (index > start) records.push(lines.slice(start, index));
    start = index;
    seen = new Set();
    headLevel = undefined;
  };
  lines.forEach((line, index) => {
    if (line.kind === 'head') headLevel = line.level;
    if (line.kind === 'rule') {
      part(index);
      start = index + 1;
      level = undefined;
    } else if (line.kind === 'heading') {
      const hasText = vocabulary.onlyText && lines.slice(start, index).some(({ kind }) => kind === 'line');
      const isWithin = headLevel !== undefined && line.level! > headLevel;
      const above = (vocabulary.onlyText ? lines.slice(start, index) : []).filter(({ kind }) => kind !== 'blank');
      const isBelow = ({ kind, level: other }: TextLine) => kind === 'heading' && other === line.level;
      // A heading over the headings of records is none of them.
      const isOver =
        above.length > 0 && above.every(({ kind, level: other }) => kind === 'heading' && other! < line.level!);
      if (isOver && lines.slice(index + 1).some(isBelow)) {
        start = index;
        level = line.level;
      }
      const isNext = !isWithin && (hasText || [...seen].some(isList)) && (level === undefined || line.level! <= level);
      if (isNext) part(index);
      level ??= line.level;
    } else if (line.field) {
      const { field } = line;
      if (field === vocabulary.title) {
        if (seen.has(field) || [...seen].some(isList)) part(index);
      } else if (seen.has(field) && isList(field)) {
        const hasOther = [...seen].some((other) => other !== field && isList(other));
        const isOfSteps = field.properties?.includes('recipeInstructions');
        const at = isOfSteps && hasOther ? index : beginning(lines, index, isCounted, vocabulary);
        // A list that was begun anew after another one is another record's, even if nothing names that; steps after steps go on.
        const isOther = at < index || (hasOther && !isOfSteps);
        if (isOther && at > start) part(at);
      }
      seen.add(field);
    } else if (vocabulary.onlyText && isQuestion(line) && lines[index - 1]?.kind === 'blank') {
      const first = lines.slice(start, index).find(({ kind }) => kind !== 'blank');
      if (first && isQuestion(first)) part(index);
    }
  });
  part(lines.length);
  return records.filter((record) => record.some(({ kind }) => kind !== 'blank'));
}
