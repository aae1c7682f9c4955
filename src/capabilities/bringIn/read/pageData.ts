import { type TakenField } from '../found';
import { foldWords } from '@/lib/fold';
import { parseLoosely, thingsIn, type Thing } from './json';
import { type Markup, named, textIn } from './markup';
import { itemsOfType } from './microdata';
import { exportedRecipes } from './programPages';
import { isEmpty, textOf } from './thingTexts';
import { type Vocabulary } from './vocabulary';

const DATA = /^\s*application\/ld\+json/i;

function dataIn(text: string, vocabulary: Vocabulary): Thing[] {
  try {
    return thingsIn(parseLoosely(text), vocabulary);
  } catch {
    return [];
  }
}

/** A name that was to be filled in: `{{ recipe.title }}`. */
const TEMPLATE = /\{\{|\{%|<%|\$\{/;

/**
 * What the things of a page are about, each once. Things of one name are one: what the first does not say, the others do.
 * Those without a list are links to others where one has a list, and what has neither a name nor a list is nothing.
 */
function distinct(things: readonly Thing[], lists: readonly TakenField[]): Thing[] {
  const keys = lists.flatMap(({ properties }) => properties ?? []);
  const hasList = (thing: Thing) => keys.some((key) => key in thing);
  const byName = new Map<string, Thing>();
  for (const thing of things) {
    const name = foldWords(textOf(thing.name ?? thing.headline));
    const said = Object.fromEntries(Object.entries(thing).filter(([, value]) => !isEmpty(value)));
    if (!TEMPLATE.test(textOf(thing.name)) && (name || hasList(said)))
      byName.set(name, { ...said, ...byName.get(name) });
  }
  const all = [...byName.values()];
  const nameless = byName.get('');
  if (nameless && all.length === 2) return [{ ...all[0], ...all[1] }];
  const listed = all.filter(hasList);
  return listed.length ? listed : all;
}

/** The data of a page: its JSON-LD, else its microdata, else what a program exported in it. */
export function dataOf(page: Markup, vocabulary: Vocabulary, lists: readonly TakenField[]): Thing[] {
  const scripts = [...named(page, 'script')].filter(({ attributes }) => DATA.test(attributes.type ?? ''));
  const data = distinct(
    scripts.flatMap((script) => dataIn(textIn(script), vocabulary)),
    lists,
  );
  if (data.length) return data;
  const { types = [] } = vocabulary.taken;
  const items = distinct(itemsOfType(page, types), lists);
  return items.length || !types.includes('Recipe') ? items : exportedRecipes(page);
}
