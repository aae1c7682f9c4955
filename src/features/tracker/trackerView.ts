/** In characters; longer titles of cards are cut. */
const TITLE_LENGTH = 17;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The title for a card. It counts graphemes, so that an emoji is never cut in two. */
export function cutTitle(title: string): string {
  if (title.length <= TITLE_LENGTH) return title;
  let count = 0;
  for (const { index } of characters.segment(title)) {
    if (count === TITLE_LENGTH) return `${title.slice(0, index)}…`;
    count += 1;
  }
  return title;
}

/** Names in lower case, cached by list, so that each key typed into the search is fast. */
const namesOf = new WeakMap<readonly unknown[], string[]>();

function lowerNames<Item>(items: readonly Item[], nameOf: (item: Item) => string): string[] {
  const known = namesOf.get(items);
  if (known) return known;
  const names = items.map((item) => nameOf(item).toLowerCase());
  namesOf.set(items, names);
  return names;
}

/** The items whose name contains the search text, ignoring case. The same list always needs the same `nameOf`. */
export function searchByName<Item>(items: readonly Item[], nameOf: (item: Item) => string, search: string) {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return items;
  const names = lowerNames(items, nameOf);
  return items.filter((_item, index) => names[index]!.includes(wanted));
}
