/** Many texts to be searched at every key: one long text is looked through faster than 100,000 short ones. */
export interface SearchTexts {
  /** One after the other, each with `END` behind it. */
  all: string;
  /** Where each text ends in `all`, by its place. */
  ends: Uint32Array;
  /** Texts with a letter beyond Latin-1, for which all of `all` would take two bytes a letter; they are empty in it. */
  wide: { place: number; text: string }[];
}

/** A character that nobody can type into a search. */
const END = '\0';

const WIDE = /[^\0-\xff]/;

export function joinTexts(texts: readonly string[]): SearchTexts {
  const wide: SearchTexts['wide'] = [];
  const narrow = texts.map((text, place) => {
    if (!WIDE.test(text)) return text;
    wide.push({ place, text });
    return '';
  });
  let end = -1;
  const ends = Uint32Array.from(narrow, ({ length }) => (end += length + END.length));
  return { all: narrow.join(END), ends, wide };
}

/** 1 at the places whose text has the wanted one, at least among those asked for; of others it may stay 0. */
export function textHits({ all, ends, wide }: SearchTexts, places: Uint32Array, wanted: string): Uint8Array {
  const hits = new Uint8Array(ends.length);
  for (const { place, text } of wide) if (text.includes(wanted)) hits[place] = 1;
  if (places.length < ends.length / 4) {
    for (const place of places) {
      const start = place === 0 ? 0 : ends[place - 1]! + END.length;
      if (all.slice(start, ends[place]).includes(wanted)) hits[place] = 1;
    }
    return hits;
  }
  let place = 0;
  for (let at = all.indexOf(wanted); at !== -1; at = all.indexOf(wanted, ends[place])) {
    while (ends[place]! < at) place += 1;
    hits[place] = 1;
  }
  return hits;
}
