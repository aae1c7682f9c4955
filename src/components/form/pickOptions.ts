import { type Option } from './SelectField';

export interface PickOption extends Option {
  /** A word about it, at its end. */
  note?: string;
}

/** How many are shown at a time; typing on finds the others. */
export const MOST_OPTIONS = 50;

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The options that contain each word of the text, those that begin with it first. */
export function findOptions(options: readonly PickOption[], text: string): readonly PickOption[] {
  const words = wordsOf(text);
  if (words.length === 0) return options;
  const start = text.trim().toLowerCase();
  const found = options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const first = found.filter(({ label }) => label.toLowerCase().startsWith(start));
  return [...first, ...found.filter((option) => !first.includes(option))];
}
