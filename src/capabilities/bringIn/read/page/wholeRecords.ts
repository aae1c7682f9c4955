import { foldWords } from '@/lib/fold';
import { startsWithQuantity } from '../lines';
import { isTitleLike } from '../split';
import { type TextLine } from '../textLines';
import { isIn } from './lists';

const isListHead = (line: TextLine) => isIn(line, 'recipeIngredient') || isIn(line, 'recipeInstructions');

/** No longer line is an ingredient alone. */
const LONGEST = 60;

/** What stands below a record's heads of ingredients and of steps, or beside them. */
function listsOf(record: readonly TextLine[]) {
  const ingredients: string[] = [];
  let hasSteps = false;
  let amounts = 0;
  let isProse = false;
  let isBeside = false;
  let under: TextLine | undefined;
  for (const line of record) {
    if (line.kind === 'head') under = line;
    if (isListHead(line) && line.value) isBeside = true;
    const text = line.kind === 'head' ? line.value : line.kind === 'line' && line.text;
    if (!text || !under) continue;
    if (isIn(under, 'recipeIngredient')) {
      ingredients.push(foldWords(text));
      if (startsWithQuantity(text)) amounts += 1;
      if (text.length > LONGEST && line.kind === 'line') isProse = true;
    } else if (isIn(under, 'recipeInstructions')) hasSteps = true;
  }
  const isList = isBeside || (ingredients.length > 1 && (amounts > 1 || !isProse));
  return { ingredients, hasSteps, isEmpty: !hasSteps && !isList };
}

const asLine = (line: TextLine): TextLine => (isListHead(line) ? { ...line, kind: 'line', field: undefined } : line);

/** Without the heads of ingredients and what stands below them. */
function withoutIngredients(record: readonly TextLine[]): TextLine[] {
  let isUnder = false;
  return record.filter((line) => {
    if (line.kind === 'head') isUnder = isIn(line, 'recipeIngredient');
    return !isUnder;
  });
}

/** Of each record, whether the next lists, in it or below it, have no line in front of them that may be a name. */
function namelessFrom(records: readonly TextLine[][]): boolean[] {
  const nameless: boolean[] = [];
  for (let at = records.length - 1; at >= 0; at -= 1) {
    const record = records[at]!;
    const head = record.findIndex(isListHead);
    const isNamed = record
      .slice(0, head < 0 ? undefined : head)
      .some(({ kind, text }) => kind !== 'blank' && isTitleLike(text));
    nameless[at] = !isNamed && (head >= 0 || Boolean(nameless[at + 1]));
  }
  return nameless;
}

/**
 * The records of a text, where a page has heads of lists without the lists, or a list twice: what has neither ingredients nor
 * steps is of its neighbour, and of two with the same ingredients the one without steps tells no more than its name.
 */
export function wholeRecords(records: readonly TextLine[][]): TextLine[][] {
  const kept: TextLine[][] = [];
  let open: TextLine[] = [];
  const give = (lines: readonly TextLine[], isLast: boolean) => {
    if (isLast && kept.length)
      kept.at(-1)!.push({ raw: '', text: '', kind: 'head', isUnread: true }, ...lines.map(asLine));
    else open.push(...lines.map(asLine));
  };
  const nameless = namelessFrom(records);
  for (const [at, record] of records.entries()) {
    const lists = listsOf(record);
    const isTwinOf = (other: readonly TextLine[] | undefined) => {
      const known = new Set(other ? listsOf(other).ingredients : []);
      const same = lists.ingredients.filter((text) => known.has(text)).length;
      return !lists.hasSteps && same > 1 && same * 2 > lists.ingredients.length;
    };
    const isLast = at === records.length - 1;
    const isLone = isLast && !kept.length;
    if (!isLone && lists.isEmpty && (record.some(isListHead) || nameless[at + 1])) give(record, isLast);
    else if (isTwinOf(records[at + 1])) give(withoutIngredients(record), false);
    else if (isTwinOf(kept.at(-1))) give(withoutIngredients(record), true);
    else {
      kept.push([...open, ...record]);
      open = [];
    }
  }
  return kept;
}
