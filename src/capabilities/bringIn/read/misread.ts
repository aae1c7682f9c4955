/** What Windows-1252 has for the bytes from 80 to 9F; the others are what they are in Unicode. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const FIRST = 0x80;

const byteOf = (sign: string) => {
  const at = SIGNS.indexOf(sign);
  return at < 0 ? sign.charCodeAt(0) : FIRST + at;
};

const NEXT = `[\\u0080-\\u00BF${SIGNS}]`;
/** A first byte that texts of people have, with those after it. */
const RUNS = new RegExp(`[ÂÃÄÅ\\u00CE-\\u00D1\\u00D8-\\u00DB]${NEXT}|[àâï]${NEXT}{2}|ð${NEXT}{3}`, 'g');

/** The last letter of a word in capitals, and the mark behind it: `MAÇÃ”`. */
const CAPITAL_AND_MARK = /\p{Lu}\p{Lu}[‘’“”–—…™®©»›]$/u;

/** The text with `crÃ¨me` as `crème`: its letters as they were written before it was saved in another encoding. */
export const unmisread = (text: string) =>
  text
    .replace(RUNS, (run, at: number) => {
      if (
        CAPITAL_AND_MARK.test(text.slice(Math.max(0, at - 1), at) + run) &&
        !/\p{L}/u.test(text.charAt(at + run.length))
      )
        return run;
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
