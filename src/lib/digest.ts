/**
 * 64 bits of a text, in base 36, for telling whether two texts are the same without keeping or sending one. No
 * cryptographic hash: browsers keep `crypto.subtle` from pages over plain http.
 */
export function digest(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
}
