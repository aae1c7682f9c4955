const SHOWN = 4;

/** Hides all but the last four characters of a text, and all of a text that has no more than four. */
export const masked = (text: string) => text && `****${text.length > SHOWN ? text.slice(-SHOWN) : ''}`;
