/** The lines of a text that say something. */
export const linesOf = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

const NUMBERED = /^(?:step\s*)?(\d+)\s*[.):]\s+(?=\S)/i;

/** The lines without the numbers that a list gives them, if they were typed with them: `1. Rinse`, `Step 2: Simmer`. */
export function stepsOf(text: string) {
  const lines = linesOf(text);
  const isNumbered = lines.every((line, index) => NUMBERED.exec(line)?.[1] === String(index + 1));
  return isNumbered ? lines.map((line) => line.replace(NUMBERED, '')) : lines;
}
