const SHOWN = 4;

/** Only the last four characters of a text; none of one that has no more. */
export const masked = (text: string) => text && `****${text.length > SHOWN ? text.slice(-SHOWN) : ''}`;
