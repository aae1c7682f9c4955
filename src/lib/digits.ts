const SIGNS: Record<string, string> = { '٫': '.', '．': '.', '٬': ',', '，': ',' };

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCharCode(code));

/** The digits of a script stand in a row that begins at a code of the form …0 or …6. */
function latinDigit(digit: string) {
  const code = digit.charCodeAt(0);
  const column = code % 16;
  return String(isDigit(code - column) ? column : column - 6);
}

/** With digits of any script, and the number signs beside them, as those of English; each character stays in its place. */
export const latinDigits = (text: string) =>
  text.replace(/[^\P{Nd}0-9\u{10000}-\u{10FFFF}]|[٫．٬，]/gu, (sign) => SIGNS[sign] ?? latinDigit(sign));
