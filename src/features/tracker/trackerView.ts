/** §9: after how many characters the title of a card is cut. */
const TITLE_LENGTH = 17;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The title as its card shows it. Characters are what a person takes for one: no emoji is torn. */
export function cutTitle(title: string): string {
  if (title.length <= TITLE_LENGTH) return title;
  let count = 0;
  for (const { index } of characters.segment(title)) {
    if (count === TITLE_LENGTH) return `${title.slice(0, index)}…`;
    count += 1;
  }
  return title;
}

/** Made once for a list, for the keys typed after it: names in lower case. */
const namesOf = new WeakMap<readonly unknown[], string[]>();

function lowerNames<Item>(items: readonly Item[], nameOf: (item: Item) => string): string[] {
  const known = namesOf.get(items);
  if (known) return known;
  const names = items.map((item) => nameOf(item).toLowerCase());
  namesOf.set(items, names);
  return names;
}

/** The highlights or habits whose name holds the search, whatever its case. A list has one way to be named. */
export function searchByName<Item>(items: readonly Item[], nameOf: (item: Item) => string, search: string) {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return items;
  const names = lowerNames(items, nameOf);
  return items.filter((_item, index) => names[index]!.includes(wanted));
}
