/** Stands in a saved reply for the first name of the member who is answered. */
export const NAME = '{name}';

/** The reply to a member. Without a first name the place of the name is closed up: `Hi {name}, …` becomes `Hi, …`. */
export const replyTo = (text: string, firstName: string): string => {
  const name = firstName.trim();
  if (name) return text.replaceAll(NAME, () => name);
  return text.replaceAll(/(^|\n)\{name\}[,!:]?[^\S\n]*/g, '$1').replaceAll(/[^\S\n]?\{name\}/g, '');
};

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

/** An answer as a reply for others: the first name, as a word of its own, becomes the place of a name. */
export function replyFrom(answer: string, firstName: string): string {
  const name = firstName.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (!name) return answer;
  return answer.replaceAll(new RegExp(`(?<!${LETTER})${name}(?!${LETTER})`, 'gu'), NAME);
}
