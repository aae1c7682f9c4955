import { parseLoosely, thingsIn, type Thing } from './json';
import { slim, withoutSilent } from './slim';
import { type Vocabulary } from './vocabulary';

/** What of a page is looked at: its data; where it has none, the rest in slices that are soon made into elements. */
interface PageParts {
  things: Thing[];
  slices: string[];
  /** Whether the slices are items of microdata, each slice with whole ones. */
  isMarked: boolean;
  hasPictures: boolean;
}

const SLICE = 15_000;
const DATA = /type\s*=\s*["']?\s*application\/ld\+json/i;

function dataIn(text: string, vocabulary: Vocabulary): Thing[] {
  try {
    return thingsIn(parseLoosely(text), vocabulary);
  } catch {
    return [];
  }
}

/** Cuts a page at some of its tags, into slices that are no longer than they have to be. */
function sliced(html: string, tag: RegExp): string[] {
  const slices: string[] = [];
  let start = 0;
  let last = 0;
  const cut = (end: number) => {
    if (end > start) slices.push(html.slice(start, end));
    start = end;
  };
  for (const { index } of html.matchAll(tag)) {
    if (index - start > SLICE && last > start) cut(last);
    last = index;
  }
  if (html.length - start > SLICE && last > start) cut(last);
  cut(html.length);
  return slices;
}

/** Parts the source of a page into its data and the rest, by its tags alone. Runs in a Worker, which has no elements. */
export function pageParts(source: string, vocabulary: Vocabulary): PageParts {
  const things: Thing[] = [];
  const visible = withoutSilent(source, (tag, content) => {
    if (DATA.test(tag)) things.push(...dataIn(content, vocabulary));
  });
  const hasPictures = /<img\b/i.test(visible);
  if (things.length) return { things, slices: [], isMarked: false, hasPictures };
  const html = slim(visible);
  const types = (vocabulary.taken.types ?? []).join('|');
  const item = new RegExp(`<[a-z]\\w*[^<>]*\\sitemtype\\s*=\\s*["']?[^<>"']*[/#](?:${types})\\b[^<>]*>`, 'gi');
  const first = types ? html.search(item) : -1;
  const slices = first < 0 ? sliced(html, /<(?:p|div|h[1-6]|tr|li|br)\b/g) : sliced(html.slice(first), item);
  return { things, slices, isMarked: first >= 0, hasPictures };
}
