// Of the signs that shape others, those of flags end a flag; variation selectors, as in ❤️, are no format characters.
const EDGE = '(?:\\s|(?![\\u{E0020}-\\u{E007F}])(?=\\p{Cf})\\p{Default_Ignorable_Code_Point})+';
const EDGES = new RegExp(`^${EDGE}|${EDGE}$`, 'gu');

/** Without blanks and signs of no width at both ends. */
export const trimmed = (text: string) => text.replace(EDGES, '');
