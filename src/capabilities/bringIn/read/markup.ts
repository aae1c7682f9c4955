import { Parser } from 'htmlparser2';

/** An element of a page, with the elements and texts in it. It is no element of a browser: nothing in it runs or loads. */
export interface Markup {
  name: string;
  attributes: Readonly<Record<string, string>>;
  parts: (Markup | string)[];
}

/** What stands deeper than in any page that a person wrote belongs to the element at this depth. */
const DEEPEST = 200;

/** So much is parsed at once: an end looks for its beginning among all that are open, so these must not grow on. */
const CHUNK = 50_000;
const MOST_OPEN = 5000;

/** The elements of a page, or of a text that may have markup in it. */
export function markupOf(html: string): Markup {
  const root: Markup = { name: '', attributes: {}, parts: [] };
  const open = [root];
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1)!;
      const isDeep = open.length > DEEPEST;
      const element = isDeep ? parent : { name, attributes, parts: [] };
      if (!isDeep) parent.parts.push(element);
      open.push(element);
    },
    ontext: (text) => open.at(-1)!.parts.push(text),
    onclosetag: () => open.pop(),
  });
  for (let at = 0; at < html.length && open.length < MOST_OPEN; at += CHUNK) parser.write(html.slice(at, at + CHUNK));
  parser.end();
  return root;
}

/** The elements of a name, in their order. */
export function* named(element: Markup, name: string): Generator<Markup> {
  if (element.name === name) yield element;
  for (const part of element.parts) if (typeof part !== 'string') yield* named(part, name);
}

/** What stands in an element that has no others, such as a script. */
export const textIn = ({ parts }: Markup) => parts.filter((part) => typeof part === 'string').join('');

const SILENT =
  /^(?:script|style|title|template|noscript|svg|math|nav|button|select|iframe|textarea|object|video|audio)$/;
const BLOCKS =
  /^(?:address|article|aside|blockquote|body|br|dd|div|dl|dt|figure|footer|form|h[1-6]|header|hr|li|main|ol|p|pre|section|table|tr|ul)$/;
const PARAGRAPHS = /^(?:p|ul|ol|table|h[1-6]|blockquote|pre|dl)$/;

/** The text of an element as a page shows it, line by line. With `hasHeadings` these are marked as in Markdown. */
export function shownText(root: Markup, hasHeadings = false): string {
  const texts: string[] = [];
  const visit = (part: Markup | string) => {
    if (typeof part === 'string') texts.push(part.replace(/[\s\u00A0]+/g, ' '));
    else if (!SILENT.test(part.name)) {
      const gap = BLOCKS.test(part.name) ? '\n' : '';
      const end = PARAGRAPHS.test(part.name) ? '\n\n' : gap;
      texts.push(/^t[dh]$/.test(part.name) ? ' ' : end);
      if (hasHeadings && /^h[1-6]$/.test(part.name)) texts.push(`${'#'.repeat(Number(part.name[1]))} `);
      part.parts.forEach(visit);
      texts.push(part.name === 'br' ? '' : end);
    }
  };
  visit(root);
  const lines = texts
    .join('')
    .split('\n')
    .map((line) => line.trim());
  return lines
    .filter((line, at) => line || lines[at - 1])
    .join('\n')
    .trim();
}

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/i;
const TAG = /<\/?[a-z!][^<>]*>/i;
const LINE_TAG = /<(?:br|p|li|div|h[1-6]|tr)\b/i;
/** Tags that were escaped; what has none of these is text, such as `<love>`. */
const SURE_TAG = /<\/(?:a|b|i|p|li|ol|ul|div|span|strong|em|h[1-6])>|<(?:br|p)\s*\/?>/i;

const shown = (text: string) => shownText(markupOf(LINE_TAG.test(text) ? text : text.replaceAll('\n', '<br>')));

/** A text of a page's data without the markup in it, such as `<p>Mix &amp; bake</p>`. Other texts stay as they are. */
export function plain(text: string): string {
  if (!TAG.test(text) && !ENTITY.test(text)) return text;
  const once = shown(text);
  if (ENTITY.test(text) && SURE_TAG.test(once)) return shown(once);
  // Of what was escaped twice, the entities alone are left: what looks like a tag is text.
  return ENTITY.test(once) ? shown(once.replaceAll('<', '&lt;')) : once;
}
