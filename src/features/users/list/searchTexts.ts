/** Texts to search at each key: one long text is searched faster than 100,000 short ones. */
export interface SearchTexts {
  /** One after the other, each followed by `END`. */
  all: string;
  /** Where each text ends in `all`, by the position in the list. */
  ends: Uint32Array;
  /** Texts with a letter beyond Latin-1, with which `all` would need two bytes for every letter; in `all` they are empty. */
  wide: { position: number; text: string }[];
}

/** A character that nobody can type into a search. */
const END = '\0';

const WIDE = /[^\0-\xff]/;

export function joinTexts(texts: readonly string[]): SearchTexts {
  const wide: SearchTexts['wide'] = [];
  const narrow = texts.map((text, position) => {
    if (!WIDE.test(text)) return text;
    wide.push({ position, text });
    return '';
  });
  let end = -1;
  const ends = Uint32Array.from(narrow, ({ length }) => (end += length + END.length));
  return { all: narrow.join(END), ends, wide };
}

/** 1 at each of `positions` whose text includes `wanted`. Any other position may be 0 even if its text does too. */
export function textHits({ all, ends, wide }: SearchTexts, positions: Uint32Array, wanted: string): Uint8Array {
  const hits = new Uint8Array(ends.length);
  for (const { position, text } of wide) if (text.includes(wanted)) hits[position] = 1;
  if (positions.length < ends.length / 4) {
    for (const position of positions) {
      const start = position === 0 ? 0 : ends[position - 1]! + END.length;
      if (all.slice(start, ends[position]).includes(wanted)) hits[position] = 1;
    }
    return hits;
  }
  let position = 0;
  for (let offset = all.indexOf(wanted); offset !== -1; offset = all.indexOf(wanted, ends[position])) {
    while (ends[position]! < offset) position += 1;
    hits[position] = 1;
  }
  return hits;
}

/** The texts in the order in which they were joined. */
export function* textsIn({ all, ends, wide }: SearchTexts) {
  const wideAt = new Map(wide.map(({ position, text }) => [position, text]));
  let start = 0;
  for (const [position, end] of ends.entries()) {
    yield wideAt.get(position) ?? all.slice(start, end);
    start = end + END.length;
  }
}
