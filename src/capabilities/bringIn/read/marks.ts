import { type TakenField } from '../found';
import { hasAmount, numberOf, shareOf, startsWithQuantity } from './lines';
import { type Markup, shownText } from './markup';
import { listOpenedBy } from './page/heads';
import { isAfter, isBeside } from './page/phrases';
import { isStepNumber } from './page/stepLines';
import { textLinesOf } from './textLines';
import { partHead } from './thingTexts';
import { type Vocabulary } from './vocabulary';

/** What the people who write pages call the parts of a recipe in classes and ids: mostly in English, whatever the page is in. */
const NAMES = {
  recipeIngredient: /ingr[eé]d|zutat|składnik/i,
  recipeInstructions:
    /instruct|direction|method(?!o)|prepar|(?:^|[^a-z])steps?(?:$|[^a-z])|zubereit|bereid|how-?to-?(?:make|cook)|elabora/i,
};
type MarkedPart = keyof typeof NAMES;
const PARTS = Object.keys(NAMES) as MarkedPart[];

const LONG_LINE = 120;
const SHORT_LINE = 60;
const SENTENCE_WORDS = 5;
const SENTENCE_LENGTH = 30;
const isSentence = (line: string) =>
  line.length >= SENTENCE_LENGTH || line.split(/\s+/).length >= SENTENCE_WORDS || /[.!。]$/.test(line);

const mayBeIngredient = (line: string) =>
  startsWithQuantity(line) && numberOf(line) === null && line.length < SHORT_LINE && !/[.!]$/.test(line);

/** Whether lines look like what they are called. */
const LOOKS = {
  recipeIngredient: (lines: readonly string[]) =>
    shareOf(lines, hasAmount) > 0.4 && shareOf(lines, ({ length }) => length > LONG_LINE) < 0.1,
  recipeInstructions: (given: readonly string[]) => {
    const lines = given.filter((line) => !isStepNumber(line));
    return shareOf(lines, isSentence) > 0.5 && shareOf(lines, mayBeIngredient) < 0.4;
  },
};

/** What holds the whole page, or is beside a recipe. */
const NO_PART = /^(?:html|body|head|main|article|nav|footer|aside|form)?$/;

const HEADING = /^#+ *(.*)$/;

/** The lines of elements. A heading opens a part of the list, unless it is the list's own or is over what stands beside it. */
function linesOf(elements: readonly (Markup | string)[], part: MarkedPart): string[] {
  const lines = shownText({ name: 'div', attributes: {}, parts: [...elements] }, true)
    .split('\n')
    .filter((line) => line.trim());
  const end = lines.findIndex((line, at) => at > 0 && isBeside(HEADING.exec(line)?.[1] ?? ''));
  return lines.slice(0, end < 0 ? lines.length : end).flatMap((line) => {
    const [, heading] = HEADING.exec(line) ?? [];
    if (heading === undefined) return [line];
    return heading && !NAMES[part].test(heading) ? [partHead(heading)] : [];
  });
}

const isCalled = (element: Markup | string, part: MarkedPart) => {
  if (typeof element === 'string' || NO_PART.test(element.name)) return false;
  const { class: names = '', id = '', itemprop = '' } = element.attributes;
  const called = `${names} ${id} ${itemprop}`;
  return PARTS.every((each) => NAMES[each].test(called) === (each === part));
};

/**
 * The lines of the outermost elements that are called so alone and look so: those of one parent together, for each may be
 * one line. What is shown twice is taken once.
 */
function linesCalled(page: Markup, part: MarkedPart): string[] {
  const lines: string[] = [];
  const take = (elements: readonly (Markup | string)[]) => {
    const own = linesOf(elements, part);
    const isTaken = own.length > 0 && LOOKS[part](own);
    if (isTaken && shareOf(own, (line) => lines.includes(line)) < 0.5) lines.push(...own);
    return isTaken;
  };
  const visit = (parent: Markup) => {
    const called = parent.parts.filter((element) => isCalled(element, part));
    const isOne = called.length > 1 && take(called);
    for (const element of parent.parts) {
      const isDone = called.includes(element) && (isOne || take([element]));
      if (!isDone && typeof element !== 'string') visit(element);
    }
  };
  visit(page);
  return lines;
}

const HEAD_LENGTH = 60;

/** The text of an element that may be a head; `''` for one with more in it. */
function shortText(element: Markup): string {
  let length = 0;
  const texts: string[] = [];
  const visit = (part: Markup | string) => {
    if (length > HEAD_LENGTH) return;
    if (typeof part === 'string') {
      texts.push(part);
      length += part.trim().length;
    } else part.parts.forEach(visit);
  };
  visit(element);
  return length > HEAD_LENGTH ? '' : texts.join('').replace(/\s+/g, ' ').trim();
}

const levelOf = (part: Markup | string) =>
  typeof part === 'string' ? 0 : Number(/^h([1-6])$/.exec(part.name)?.[1] ?? 0);

/** The lines below the first head of a list that has such lines, and below its other heads: as far as its element goes. */
function linesUnder(page: Markup, part: MarkedPart, isHead: (text: string, part: MarkedPart) => boolean): string[] {
  const isOther = (element: Markup | string): boolean => {
    if (typeof element === 'string') return false;
    const text = shortText(element);
    if (text) return PARTS.some((each) => isHead(text, each)) || isAfter(text);
    // What stands among a paragraph's words is no head.
    return !element.parts.some((inner) => typeof inner === 'string' && inner.trim()) && element.parts.some(isOther);
  };
  /** `Method for the sauce`, below `Method`: the list goes on. */
  const isMore = (next: Markup | string, head: string) =>
    typeof next !== 'string' && shortText(next) !== head && isHead(shortText(next), part);
  const under = (above: readonly { parent: Markup; at: number }[], level: number, head: string): string[] => {
    for (const { parent, at } of above.toReversed()) {
      const after = parent.parts.slice(at + 1);
      const end = after.findIndex(
        (next) => (isOther(next) && !isMore(next, head)) || (level > 0 && levelOf(next) > 0 && levelOf(next) < level),
      );
      const lines = linesOf(end < 0 ? after : after.slice(0, end), part);
      if (lines.length) return LOOKS[part](lines) ? lines : [];
      if (end >= 0) return [];
    }
    return [];
  };
  const visit = (element: Markup, above: readonly { parent: Markup; at: number }[]): string[] => {
    const text = shortText(element);
    if (text && isHead(text, part)) return under(above, levelOf(element), text);
    if (text) return [];
    for (const [at, inner] of element.parts.entries()) {
      const lines = typeof inner === 'string' ? [] : visit(inner, [...above, { parent: element, at }]);
      if (lines.length) return lines;
    }
    return [];
  };
  return visit(page, []);
}

const partOf = ({ properties }: TakenField) => PARTS.find((name) => properties?.includes(name));

/** Whether a text looks like what its field is for. */
export function looksLike(field: TakenField, text: string) {
  const part = partOf(field);
  return !part || LOOKS[part](text.split('\n').filter(Boolean));
}

function textOf({ taken }: Vocabulary, linesFor: (part: MarkedPart) => string[]) {
  const texts = taken.fields.map((field) => {
    const part = partOf(field);
    const lines = part ? linesFor(part) : [];
    return lines.length ? `## ${field.heads[0]}\n\n${lines.join('\n')}\n\n` : '';
  });
  return texts.join('');
}

/** The lists of a page by what its elements are called, each below its head; `''` if there are none. */
export const markedText = (page: Markup, vocabulary: Vocabulary): string =>
  textOf(vocabulary, (part) => linesCalled(page, part));

/** The lists of a page that stand below heads, each as far as its element goes; `''` if there are none. */
export const headedText = (page: Markup, vocabulary: Vocabulary): string => {
  const isHead = (text: string, part: MarkedPart) => {
    const [line] = textLinesOf([text], vocabulary);
    const field = line?.kind === 'head' && !line.value ? line.field : vocabulary.fieldOf(listOpenedBy(text) ?? '');
    return field !== undefined && partOf(field) === part;
  };
  return textOf(vocabulary, (part) => linesUnder(page, part, isHead));
};
