/** The text as a pattern that finds just this text, with or without the flag `u`; not for use within a class (`[…]`). */
export const escapeRegExp = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
