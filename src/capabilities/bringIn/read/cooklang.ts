import { blockOf } from './frontMatter';
import { type Thing } from './json';
import { partHead } from './thingTexts';

/** `@name{2%tbsp}(chopped)` or `@word`: an ingredient; `#` before cookware, `~` before a time, which may have no name. */
const PART = /([@#~])[&?+-]*(?:([^@#~{}\n]{0,100}?)\{([^{}\n]*)\}|([\p{L}\p{N}_-]+))(?:\(([^()\n]*)\))?/gu;
const SIGNED = /(?:^|[\s(])@[^@#~{}\s][^@#~{}\n]{0,100}\{[^{}\n]*\}/u;
const COMMENTS = /\[-(?:(?!\[-|-\])[^])*-\]|(?:^|\s)--(?!-).*$/gm;
const DATA = /^>>[ \t]*([^:\n]+):[ \t]*(.*)$/gm;
const SECTION = /^=+\s*(.*?)\s*=*$/;

/** `2%tbsp` as people write it. */
const amountOf = (written: string) => written.replace(/^=/, '').replace('%', ' ').trim();

/** The text of a step; the ingredients in it are told. */
const stepOf = (paragraph: string, add: (line: string) => void) =>
  paragraph
    .replace(PART, (_all, sign: string, long?: string, written?: string, short?: string, preparation?: string) => {
      const called = (long ?? short ?? '').replace(/^.*\//, '').trim();
      const [name = '', shown = name] = called.split('|');
      const amount = amountOf(written ?? '');
      if (sign === '@') add([amount, name, preparation && `(${preparation})`].filter(Boolean).join(' '));
      return sign === '~' ? amount || name : shown;
    })
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .trim();

/** The recipe that a text in Cooklang is, called by its file where it has no title; null if the text has no sign of it. */
export function cooklangOf(text: string, from: string): Thing | null {
  const [, called] = /^(.*)\.cook$/i.exec(from) ?? [];
  if (!called && !SIGNED.test(text)) return null;
  const { data = {}, body = text }: { data?: Thing; body?: string } = blockOf(text) ?? {};
  const said = Object.fromEntries([...body.matchAll(DATA)].map(([, key, value]) => [key!.trim(), value!.trim()]));
  const ingredients: string[] = [];
  const steps: string[] = [];
  const notes: string[] = [];
  const paragraphs = body
    .replace(DATA, '')
    .replace(COMMENTS, '')
    .split(/\n\s*\n|\n(?=[=>])|(?<=^=.*)\n/m);
  for (const paragraph of paragraphs.map((each) => each.trim()).filter(Boolean)) {
    const [, section] = SECTION.exec(paragraph) ?? [];
    if (section) steps.push(partHead(section));
    else if (paragraph.startsWith('>')) notes.push(paragraph.replace(/^>\s*/gm, ''));
    else if (section === undefined) steps.push(stepOf(paragraph, (line) => ingredients.push(line)));
  }
  const lists = { recipeIngredient: [...new Set(ingredients)], recipeInstructions: steps, notes };
  return { title: called, ...data, ...said, ...lists };
}
