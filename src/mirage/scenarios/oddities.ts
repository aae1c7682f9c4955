/** Replaces a text of a row; the field's name tells what kind of text it is. */
export type Oddity = (field: string, text: string) => unknown;

const isMedia = (field: string) => /^(file|image|imageURL|media|mediaUrl|videoURL)$/.test(field);
const isLink = (field: string) => /link$/i.test(field);
const isDate = (field: string) => /(At|date)$/i.test(field);
const isName = (field: string) => /^(name|title|firstName|lastName)$/.test(field);
const isProse = (field: string) =>
  ![isMedia, isLink, isDate].some((is) => is(field)) && !['email', 'kcalOptions'].includes(field);

const markup: Oddity = (field, text) =>
  isProse(field) ? `<b>${text}</b><script>alert('${field}')</script><img src=x onerror=alert(1)>` : text;

const longNames: Oddity = (field, text) => (isName(field) ? text.padEnd(300, ` ${text}`).slice(0, 300) : text);

const pictograms: Oddity = (field, text) => (isName(field) ? `👩🏽‍🍳 ${text} 🥗 زارا` : text);

const scripts: Oddity = (field, text) => (isMedia(field) || isLink(field) ? 'javascript:alert(document.domain)' : text);

const brokenPictures: Oddity = (field, text) => (isMedia(field) ? 'uploads/no such picture?.png' : text);

const invalidDates: Oddity = (field, text) => (isDate(field) ? 'yesterday or so' : text);

const missing: Oddity = () => undefined;

const nulls: Oddity = () => null;

const plain: Oddity = (_field, text) => text;

/** The rows of a list take these in turn: the first row has markup, the second long names, the tenth markup again. */
export const ODDITIES: readonly Oddity[] = [
  markup,
  longNames,
  pictograms,
  scripts,
  brokenPictures,
  invalidDates,
  missing,
  nulls,
  plain,
];

/** For texts outside of lists. */
export const NO_ODDITY = plain;
