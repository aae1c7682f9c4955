import { parseLoosely, thingsIn, type Thing } from './json';
import { type Markup, markupOf, shownText } from './markup';
import { itemsOfType } from './microdata';
import { type Vocabulary } from './vocabulary';

/** What is read of a page: its data, by JSON-LD or else microdata; where it has none, the text that it shows. */
interface Page {
  things: Thing[];
  text: string;
  hasPictures: boolean;
}

const DATA = /^\s*application\/ld\+json/i;

function dataIn(text: string, vocabulary: Vocabulary): Thing[] {
  try {
    return thingsIn(parseLoosely(text), vocabulary);
  } catch {
    return [];
  }
}

/** The elements of a name, in their order. */
function* named(element: Markup, name: string): Generator<Markup> {
  if (element.name === name) yield element;
  for (const part of element.parts) if (typeof part !== 'string') yield* named(part, name);
}

export function pageOf(source: string, vocabulary: Vocabulary): Page {
  const page = markupOf(source);
  const scripts = [...named(page, 'script')].filter(({ attributes }) => DATA.test(attributes.type ?? ''));
  const data = scripts.flatMap(({ parts }) =>
    dataIn(parts.filter((part) => typeof part === 'string').join(''), vocabulary),
  );
  const things = data.length ? data : itemsOfType(page, vocabulary.taken.types ?? []);
  return { things, text: things.length ? '' : shownText(page, true), hasPictures: !named(page, 'img').next().done };
}
