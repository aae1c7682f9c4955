/** What Windows-1252 has for the bytes from 80 to 9F; the others are what they are in Unicode. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const FIRST = 0x80;

const byteOf = (sign: string) => {
  const at = SIGNS.indexOf(sign);
  return at < 0 ? sign.charCodeAt(0) : FIRST + at;
};

const RUNS = new RegExp(`[\\u00C2-\\u00F4][\\u0080-\\u00BF${SIGNS}]+`, 'g');

/** The text with `crÃ¨me` as `crème`: what was UTF-8 and was read as Windows-1252 before it came here. */
export const unmisread = (text: string) =>
  text
    .replace(RUNS, (run) => {
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(run, byteOf));
      } catch {
        return run;
      }
    })
    // Of a no-break space whose second byte became a space of another kind, this is left.
    .replace(/(?<=[\p{Ll}\p{N})])Â(?=\s|$)/gu, '');

/** The text of JSON with `u0026` as `&`: of `\\u0026` the backslash gets lost on the way through programs. */
export const withLostSigns = (text: string) =>
  text.replace(/\\?u(00[2-9a-f][\da-f])/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));
