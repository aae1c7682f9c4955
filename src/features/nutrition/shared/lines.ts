/** The lines of a text without their outer spaces; blank ones are dropped. */
export const linesOf = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
