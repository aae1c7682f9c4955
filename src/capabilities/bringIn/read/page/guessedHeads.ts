import { amountsIn } from '../amounts';
import { isBulleted, numberOf, startsWithQuantity } from '../lines';
import { isFact } from '../segments';
import { type TextLine } from '../textLines';
import { type Vocabulary } from '../vocabulary';

/** No longer line is an ingredient. */
const LONGEST = 160;

const isSentence = (text: string) => /[.!۔。]\)?$/u.test(text) && text.length > 20;

/**
 * Lists without heads get them, and that is told of: lines that start with an amount or a bullet are the ingredients,
 * numbered lines and sentences below them the steps. Where a text has such a head anywhere, it is taken at its word.
 */
export function withGuessedHeads(lines: readonly TextLine[], vocabulary: Vocabulary): TextLine[] {
  const { fields } = vocabulary.taken;
  const by = (property: string) =>
    fields.find(({ kind, properties }) => kind === 'lines' && properties?.includes(property));
  const list = by('recipeIngredient');
  const steps = by('recipeInstructions');
  const isOpened = (field: typeof list) => lines.some((line) => line.kind === 'head' && line.field === field);
  const [hasList, hasSteps] = [isOpened(list), isOpened(steps)];
  if (!list || !steps || (hasList && hasSteps)) return [...lines];

  const isPart = ({ kind, text }: TextLine) =>
    kind === 'line' &&
    text.length <= LONGEST &&
    /\p{L}{2}/u.test(text) &&
    numberOf(text) === null &&
    (isBulleted(text) || startsWithQuantity(text)) &&
    !isFact(text) &&
    !amountsIn(text, vocabulary);
  const isStep = ({ kind, text }: TextLine) => kind === 'line' && (numberOf(text) !== null || isSentence(text.trim()));
  const guess = (field: typeof list): TextLine => ({
    raw: '',
    text: '',
    kind: 'head',
    field,
    value: '',
    isGuess: true,
  });
  /** Where the lines that are steps begin, below a list that begins at `from`; -1 if none do. */
  const stepsFrom = (from: number) => {
    const end = lines.findIndex(({ kind }, at) => at > from && kind !== 'line' && kind !== 'blank');
    const last = lines
      .slice(0, end < 0 ? lines.length : end)
      .findLastIndex((line, at) => at > from && isPart(line) && !isStep(line));
    const at = lines.findIndex((line, index) => index > Math.max(last, from) && line.kind !== 'blank');
    const first = lines.findIndex((line, index) => index >= at && at >= 0 && isStep(line));
    return first < 0 || (end >= 0 && first >= end) ? -1 : first;
  };

  if (hasList) {
    const head = lines.findLastIndex(({ field, kind }) => kind === 'head' && field === list);
    const at = stepsFrom(head);
    return at < 0 ? [...lines] : [...lines.slice(0, at), guess(steps), ...lines.slice(at)];
  }
  const shown = lines.map((line, at) => ({ line, at })).filter(({ line }) => line.kind !== 'blank');
  const first = shown.findIndex(({ line }, at) => isPart(line) && shown[at + 1] && isPart(shown[at + 1]!.line));
  if (first < 0) return [...lines];
  const above = shown[first - 1];
  const isUnderName =
    above &&
    first > 1 &&
    above.line.kind === 'line' &&
    /:$|^(?:for|für|pour|para|per|voor|för) /i.test(above.line.text);
  const from = isUnderName ? above.at : shown[first]!.at;
  if (hasSteps) return [...lines.slice(0, from), guess(list), ...lines.slice(from)];
  const at = stepsFrom(shown[first]!.at);
  if (at < 0) return [...lines];
  return [...lines.slice(0, from), guess(list), ...lines.slice(from, at), guess(steps), ...lines.slice(at)];
}
