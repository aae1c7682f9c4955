import { type HighlightItemRow, type HighlightRow } from './rows';
import { between, daysAgo } from '../../database/random';
import { factoryOf } from '../../database/factoryOf';
import { HIGHLIGHTS, type ItemText } from './highlightTexts';

export const HIGHLIGHT_COUNT = HIGHLIGHTS.length;

/** Days since a highlight; the practice adds one every nine days. */
const ageOf = (n: number) => 1.3 + n * 9;

type Item = Omit<HighlightItemRow, 'id' | 'highlightId'>;

const toItem = ([media, caption, seconds]: ItemText, age: number, n: number): Item => ({
  mediaUrl: `highlights/${media}`,
  mediaType: media.endsWith('.mp4') ? 'video' : 'photo',
  caption,
  duration: seconds,
  viewedCount: between(40, 900, n, 'viewed'),
  createdAt: daysAgo(age),
});

export const makeHighlight = (n: number): Omit<HighlightRow, 'id'> => ({
  title: HIGHLIGHTS[n % HIGHLIGHT_COUNT]![0],
  createdAt: daysAgo(ageOf(n)),
});

/** Makes the items of a highlight, each a few hours newer than the one before. */
export function makeItems(n: number): Item[] {
  const [, ...items] = HIGHLIGHTS[n % HIGHLIGHT_COUNT]!;
  return items.map((text, place) => toItem(text, ageOf(n) - place * 0.2, n * 8 + place));
}

const ALL_ITEMS = HIGHLIGHTS.flatMap(([, ...items]) => items);

export const highlightFactory = factoryOf(makeHighlight);

/** Belongs to the first highlight unless `highlightId` names another. */
export const highlightItemFactory = factoryOf((n): Omit<HighlightItemRow, 'id'> => ({
  highlightId: '1',
  ...toItem(ALL_ITEMS[n % ALL_ITEMS.length]!, n, n),
}));
