import { type Encoding, type ReadEncoding } from '../found';

/** What stands for a sign that was lost. */
export const LOST = '\uFFFD';

/** In the order in which they are offered. */
const ENCODINGS: readonly Encoding[] = ['utf-8', 'windows-1256', 'windows-1252', 'macintosh', 'utf-16le', 'utf-16be'];

interface Decoded {
  text: string;
  encoding: Encoding;
  /** Whether it can be nothing else. */
  isSure: boolean;
}

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** UTF-16 without a mark: half of its bytes in Latin, and those of blanks in any script, are zeros, which no other text has. */
function utf16Of(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 4000).entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even, odd] = zeros as [number, number];
  if (Math.max(even, odd) * 50 < Math.min(bytes.length, 4000) || Math.min(even, odd) * 10 > Math.max(even, odd))
    return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Whether letters above 127 stand together as Arabic words, and not within Latin ones. */
function isArabic(bytes: Uint8Array) {
  const words = new TextDecoder('windows-1256').decode(bytes.subarray(0, 100_000)).match(/[\p{L}\p{M}]+/gu) ?? [];
  const isOf = (script: RegExp) => words.filter((word) => word.length > 1 && script.test(word)).length;
  return (
    isOf(/^[\p{Script=Arabic}\p{M}]+$/u) >
    isOf(/\p{Script=Arabic}.*\p{Script=Latin}|\p{Script=Latin}.*\p{Script=Arabic}/u)
  );
}

function guessOf(bytes: Uint8Array): Decoded {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: utf16, isSure: false };
  const text = new TextDecoder().decode(bytes);
  const bad = countOf(text, /\uFFFD/g);
  if (!bad) return { text, encoding: 'utf-8', isSure: true };
  // Signs of several bytes come about by chance far less often than they fail.
  if (countOf(text, /[\u0080-\uFFFC]/g) >= bad) return { text, encoding: 'utf-8', isSure: false };
  const encoding = isArabic(bytes) ? 'windows-1256' : 'windows-1252';
  return { text: new TextDecoder(encoding).decode(bytes), encoding, isSure: false };
}

/** The text of a file: by its mark, else by what its bytes can be, or as a person chose. */
export function decoded(bytes: Uint8Array, chosen?: Encoding): Decoded {
  if (chosen) return { text: new TextDecoder(chosen).decode(bytes), encoding: chosen, isSure: false };
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const encoding = first === 0xff ? 'utf-16le' : 'utf-16be';
    return { text: new TextDecoder(encoding).decode(bytes), encoding, isSure: true };
  }
  return guessOf(bytes);
}

const SAMPLE_BYTES = 120;
const SAMPLE_LENGTH = 40;

/** How the first line with a sign of doubt would read in each encoding. */
export function samplesOf(bytes: Uint8Array): ReadEncoding['samples'] {
  const at = Math.max(
    0,
    bytes.findIndex((byte) => byte > 127),
  );
  const start = bytes.lastIndexOf(10, at) + 1;
  return ENCODINGS.map((encoding) => {
    const from = encoding.startsWith('utf-16') ? start - (start % 2) : start;
    const line = new TextDecoder(encoding).decode(bytes.subarray(from, from + SAMPLE_BYTES)).trim();
    return { encoding, text: line.split(/[\r\n]/)[0]!.slice(0, SAMPLE_LENGTH) };
  });
}
