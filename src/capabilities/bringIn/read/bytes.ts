/* eslint-disable no-control-regex -- files that are no texts begin with such characters */

/** What the first bytes of a file say it is. */
export type Signature = 'zip' | 'gzip' | 'picture' | 'pdf' | 'office' | 'film' | null;

/** By its first bytes, whatever the file is called. A text that begins like one of these is a file given as text. */
export function signatureOf(bytes: Uint8Array): Signature {
  const first = String.fromCharCode(...bytes.subarray(0, 16));
  if (/^PK(?:\x03\x04|\x05\x06)/.test(first)) return 'zip';
  if (/^\x1F\x8B\x08/.test(first)) return 'gzip';
  if (/^(?:\x89PNG|\xFF\xD8\xFF|GIF8[79]a|BM.{4}\0\0\0\0|II\*\0|MM\0\*|RIFF.{4}WEBP|\0\0\x01\0)/s.test(first))
    return 'picture';
  if (/^.{4}ftyp(?:hei|mif|avif|heic)/s.test(first)) return 'picture';
  if (/^.{4}ftyp|^\x1AE\xDF\xA3|^RIFF.{4}AVI |^ID3|^OggS/s.test(first)) return 'film';
  if (/^%PDF/.test(first)) return 'pdf';
  return /^(?:\xD0\xCF\x11\xE0|\{\\rtf)/.test(first) ? 'office' : null;
}

/** Whether a document of an office program has a password: it is then packed into another one, as a part that is called so. */
export const isLocked = (bytes: Uint8Array) =>
  new TextDecoder('windows-1252').decode(bytes).includes([...'EncryptedPackage'].join('\0'));

/** Of a text that was pasted, or saved as text: the same, by what is left of its first bytes. */
export function signatureOfText(text: string): Exclude<Signature, 'gzip'> {
  const first = text.slice(0, 64);
  if (/^data:image\/|^.?PNG\r?\n|^.{0,8}JFIF|^.{0,8}Exif|^GIF8[79]a|^RIFF.{1,8}WEBP/s.test(first)) return 'picture';
  if (/^(?:\ufeff)?%PDF-/.test(first)) return 'pdf';
  if (/^PK\x03\x04/.test(first)) return 'zip';
  return /^\{\\rtf/.test(first) ? 'office' : null;
}

/** More signs than these that no text has, in all and in a thousand: it is none. */
const ODD_SIGNS = 3;
const ODD_SIGNS_IN_1000 = 10;

export function isBinary(text: string) {
  const sample = text.slice(0, 4000);
  const odd = sample.match(/[\u0000-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/g)?.length ?? 0;
  return odd > ODD_SIGNS && odd * 1000 > sample.length * ODD_SIGNS_IN_1000;
}
