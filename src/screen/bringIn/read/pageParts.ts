import { parseLoosely, thingsIn } from './json';
import { type Thing } from './things';
import { type Vocabulary } from './vocabulary';

/** What of a page is looked at: its data, and the rest without what is no text. */
export interface PageParts {
  things: Thing[];
  /** The page without scripts, styles and drawings; empty if its data has the records. */
  html: string;
  hasPictures: boolean;
}

/** More of a page is not made into elements at once, so that the panel stays responsive. */
const PAGE_LENGTH = 300_000;

const SILENT = /<(script|style|svg|template|noscript|iframe|object|video|audio|canvas|select)\b[^<>]*>|<!--/gi;
const DATA = /type\s*=\s*["']?\s*application\/ld\+json/i;

/** Parts the source of a page into its data and the rest, by its tags alone. Runs in a Worker, which has no elements. */
export function pageParts(source: string, vocabulary: Vocabulary): PageParts {
  const rest: string[] = [];
  const things: Thing[] = [];
  let index = 0;
  SILENT.lastIndex = 0;
  for (let opening = SILENT.exec(source); opening; opening = SILENT.exec(source)) {
    rest.push(source.slice(index, opening.index));
    const start = SILENT.lastIndex;
    const closing = opening[1] ? new RegExp(`</${opening[1]}\\s{0,9}>`, 'gi') : /-->/g;
    closing.lastIndex = start;
    const end = closing.exec(source);
    if (DATA.test(opening[0])) things.push(...dataIn(source.slice(start, end?.index), vocabulary));
    index = end ? closing.lastIndex : source.length;
    SILENT.lastIndex = index;
  }
  rest.push(source.slice(index));
  const html = rest.join(' ');
  return { things, html: things.length ? '' : around(html), hasPictures: /<img\b/i.test(html) };
}

function dataIn(text: string, vocabulary: Vocabulary): Thing[] {
  try {
    return thingsIn(parseLoosely(text), vocabulary);
  } catch {
    return [];
  }
}

/** So much of a long page as is looked at: from where its microdata starts, if it has any. */
function around(html: string) {
  if (html.length <= PAGE_LENGTH) return html;
  const marked = html.search(/<[a-z][^<>]*\sitemtype\s*=/i);
  const start = Math.max(0, marked);
  return html.slice(start, start + PAGE_LENGTH);
}
