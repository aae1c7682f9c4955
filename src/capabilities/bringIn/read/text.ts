import { type FoundRecord, type TakenField } from '../found';
import { amountFor, amountsIn } from './amounts';
import { type Draft, recordDraft } from './draft';
import { choicesOf, clean, linesOf } from './fold';
import { isBulleted, listLines, numberOf } from './lines';
import { withoutTables } from './markdownTable';
import { joinedBadges } from './page/badges';
import { partedGlue } from './page/glued';
import { withLists } from './page/lists';
import { recipeLines } from './page/recipeLines';
import { wholeRecords } from './page/wholeRecords';
import { readName } from './recordName';
import { readOnlyText, withoutLink } from './onlyText';
import { recordLines } from './recordLines';
import { isFact, readPlace, readSegments, placeSteps } from './segments';
import { saidOnce } from './sameList';
import { recordsIn } from './split';
import { type TextLine, textLinesOf } from './textLines';
import { type Vocabulary } from './vocabulary';

/** What stands under or beside a head. */
function readHeaded(field: TakenField, lines: readonly string[], vocabulary: Vocabulary, draft: Draft) {
  if (field.kind === 'lines') draft.lines(field, lines);
  else if (field.kind === 'figure') {
    for (const line of lines) {
      const amount = amountFor(field, line, vocabulary);
      if (amount) draft.figure(amount);
      else draft.noFigure(field, line);
    }
  } else if (field.kind === 'place') for (const line of lines) readPlace(field, line, vocabulary, draft);
  else draft.set(field, field.kind === 'choices' ? choicesOf(lines.join(', ')) : lines.join('\n'));
}

/** Amounts within a list are those of the record if there are several in a line, or one of energy. */
function isOfRecord(line: string, vocabulary: Vocabulary) {
  const amounts = amountsIn(line, vocabulary);
  return amounts !== null && (amounts.length > 1 || amounts[0]!.field.unit === 'kcal');
}

/** The lines under a head, up to the next one; amounts and servings among them are told apart. */
function readSection(head: TextLine, lines: readonly string[], vocabulary: Vocabulary, draft: Draft) {
  const { field, value } = head;
  if (head.isUnread) {
    for (const line of lines) draft.leave(line);
    return;
  }
  if (!field) {
    readAbout([value ?? '', ...lines], vocabulary, draft);
    return;
  }
  const isList = field.kind === 'lines';
  if (head.isGuess) draft.doubt(field, `${field.label} without a heading`);
  if (value && isList && isFact(value)) draft.rest(value);
  else if (value) readHeaded(field, isList ? listLines(value) : [value], vocabulary, draft);
  if (!isList) {
    // A head with its value on the line is done with; else the first line below it is the value.
    const first = value || draft.has(field) ? -1 : lines.findIndex((line) => line.trim());
    if (first >= 0) readHeaded(field, [lines[first]!.trim()], vocabulary, draft);
    readAbout(lines.slice(first + 1), vocabulary, draft);
    return;
  }
  const isOfFood = Boolean(field.properties?.includes('recipeIngredient'));
  const kept = lines.filter((line) => {
    if (isOfRecord(line, vocabulary)) return !readSegments(line, vocabulary, draft);
    const isServings = (isOfFood || SERVINGS_FIRST.test(line.trim())) && isFact(line);
    if (isServings) draft.rest(line.trim());
    return !isServings;
  });
  if (isOfFood) readIngredients(field, kept, draft);
  else draft.lines(field, withoutLink(kept, vocabulary, draft));
}

const SERVINGS_FIRST = /^(?:serves|servings?|makes|yields?)\b.*\d/i;

/** Such as how many a list is for, which nothing says: no ingredient. */
const LONE_NUMBER = /^\s*(?:step\s*)?\p{N}+\s*$/iu;

/** Ingredients that a page glued together are parted, and such lists are told. */
function readIngredients(field: TakenField, given: readonly string[], draft: Draft) {
  const lines = given.filter((line) => !LONE_NUMBER.test(line));
  for (const line of given) if (LONE_NUMBER.test(line)) draft.leave(line);
  if (lines.some((line) => partedGlue(line))) draft.doubt(field, `${field.label} without gaps between them`);
  const said = saidOnce(lines.flatMap((line) => partedGlue(line) ?? line));
  draft.lines(field, said.lines);
  for (const line of said.again) draft.leave(line);
}

/** How much of what is needed in a day a nutrient is, as labels say beside it. */
const OF_A_DAY = /(\dm?c?g)\s*\d+ ?%\*?\s*$/i;

/** Lines outside of lists: amounts, place, servings. */
function readAbout(lines: readonly string[], vocabulary: Vocabulary, draft: Draft) {
  const { onlyText } = vocabulary;
  const unknown = lines
    .map((raw) => raw.replace(OF_A_DAY, '$1').trim())
    .filter((line) => {
      if (line && isFact(line)) draft.rest(line);
      return line && !isFact(line) && !readSegments(line, vocabulary, draft);
    });
  if (onlyText && unknown.length && !draft.has(onlyText)) readOnlyText(onlyText, unknown, vocabulary, draft);
  else for (const line of unknown) draft.leave(line);
}

/** The texts of lines; one that is set in below a bullet or a number goes on with that. */
function unwrapped(lines: readonly TextLine[]): string[] {
  const texts: string[] = [];
  for (const { raw, text } of lines) {
    const above = texts.at(-1) ?? '';
    const isSetIn = /^\s{2,}\S/.test(raw) && !isBulleted(text) && numberOf(text) === null;
    if (isSetIn && (isBulleted(above) || numberOf(above) !== null)) texts[texts.length - 1] = `${above} ${text}`;
    else texts.push(text);
  }
  return texts;
}

function readRecord(given: readonly TextLine[], vocabulary: Vocabulary, from: string): FoundRecord {
  const isTold = (text: string) => isKnown(text, vocabulary);
  const lines = withLists(given, isTold);
  const draft = recordDraft(vocabulary);
  const { onlyText } = vocabulary;
  const firstHead = lines.findIndex(({ kind }) => kind === 'head');
  const intro = firstHead < 0 ? lines : lines.slice(0, firstHead);
  const name = readName(lines, intro, isTold, vocabulary, draft);
  const about = intro.filter((line) => !name.includes(line)).map(({ text }) => text);
  if (firstHead < 0 && onlyText) readOnlyText(onlyText, about, vocabulary, draft);
  else readAbout(about, vocabulary, draft);
  const sections: TextLine[][] = [];
  for (const line of firstHead < 0 ? [] : lines.slice(firstHead)) {
    if (line.kind === 'head') sections.push([]);
    sections.at(-1)!.push(line);
  }
  for (const [head, ...under] of sections) readSection(head!, unwrapped(under), vocabulary, draft);
  return draft.done(
    given
      .map(({ raw }) => raw)
      .join('\n')
      .trim(),
    from,
  );
}

const isKnown = (text: string, vocabulary: Vocabulary) =>
  isFact(text) || amountsIn(text, vocabulary) !== null || vocabulary.placeOf(placeSteps(text)) !== null;

/** The records of a text: by their heads, in any of the languages. */
export function readText(text: string, vocabulary: Vocabulary, from = ''): FoundRecord[] {
  const lines = recipeLines(
    textLinesOf(joinedBadges(withoutTables(linesOf(clean(text)), vocabulary)), vocabulary),
    vocabulary,
  );
  const listed = recordLines(lines, vocabulary, from);
  if (listed) return listed;
  const records = wholeRecords(recordsIn(lines, vocabulary)).map((record) => readRecord(record, vocabulary, from));
  return records.length === 1 ? [{ ...records[0]!, source: text.trim() }] : records;
}
