import { hasAmount, startsWithQuantity } from './lines';
import { type Markup, shownText } from './markup';
import { partHead } from './thingTexts';
import { type Vocabulary } from './vocabulary';

/** What the people who write pages call the parts of a recipe in classes and ids: mostly in English, whatever the page is in. */
const NAMES = {
  recipeIngredient: /ingr[eé]d|zutat|składnik/i,
  recipeInstructions:
    /instruct|direction|method(?!o)|prepar|(?:^|[^a-z])steps?(?:$|[^a-z])|zubereit|bereid|how-?to-?(?:make|cook)|elabora/i,
};
type Part = keyof typeof NAMES;
const PARTS = Object.keys(NAMES) as Part[];

const LONG_LINE = 120;
const SENTENCE_WORDS = 5;
const isSentence = (line: string) => line.split(/\s+/).length >= SENTENCE_WORDS || /[.!。]$/.test(line);

export const shareOf = (lines: readonly string[], is: (line: string) => boolean) =>
  lines.filter(is).length / (lines.length || 1);

/** Whether lines look like what they are called. */
const LOOKS = {
  recipeIngredient: (lines: readonly string[]) =>
    shareOf(lines, hasAmount) > 0.4 && shareOf(lines, ({ length }) => length > LONG_LINE) < 0.1,
  recipeInstructions: (lines: readonly string[]) =>
    shareOf(lines, isSentence) > 0.5 && shareOf(lines, startsWithQuantity) < 0.4,
};

/** What holds the whole page, or is beside a recipe. */
const NO_PART = /^(?:html|body|head|main|article|nav|footer|aside|form)?$/;

/** A heading opens a part of the list, unless it is the list's own. */
function withoutHead(line: string, part: Part): string[] {
  const [, heading] = /^#+ *(.*)$/.exec(line) ?? [];
  if (heading === undefined) return [line];
  return heading && !NAMES[part].test(heading) ? [partHead(heading)] : [];
}

/** The lines of the outermost elements that are called so alone and look so; what is shown twice is taken once. */
function linesCalled(page: Markup, part: Part): string[] {
  const lines: string[] = [];
  const visit = (element: Markup) => {
    const { class: names = '', id = '', itemprop = '' } = element.attributes;
    const called = `${names} ${id} ${itemprop}`;
    const isCalled = !NO_PART.test(element.name) && PARTS.every((each) => NAMES[each].test(called) === (each === part));
    const shown = isCalled ? shownText(element, true).split('\n') : [];
    const own = shown.filter((line) => line.trim()).flatMap((line) => withoutHead(line, part));
    if (own.length && LOOKS[part](own)) {
      if (shareOf(own, (line) => lines.includes(line)) < 0.5) lines.push(...own);
    } else for (const inner of element.parts) if (typeof inner !== 'string') visit(inner);
  };
  visit(page);
  return lines;
}

/** The lists of a page by what its elements are called, each below its head; `''` if there are none. */
export const markedText = (page: Markup, { taken }: Vocabulary): string =>
  taken.fields
    .map(({ heads, properties }) => {
      const part = PARTS.find((name) => properties?.includes(name));
      const lines = part ? linesCalled(page, part) : [];
      return lines.length ? `## ${heads[0]}\n\n${lines.join('\n')}\n\n` : '';
    })
    .join('');
