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
