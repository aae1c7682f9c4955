import { type TakenField } from '../found';
import { type Draft } from './draft';
import { type Vocabulary } from './vocabulary';

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

/** The lines of the one text without an address that has a line to itself: that is the link, where there is no other. */
export function withoutLink(lines: readonly string[], { onlyText, taken }: Vocabulary, draft: Draft) {
  const link = onlyText && taken.fields.find(({ kind }) => kind === 'link');
  const address = lines.find((line) => ADDRESS.test(line.trim()));
  if (!link || !address || draft.has(link)) return lines;
  draft.set(link, address);
  return lines.filter((line) => line !== address);
}

/** Where there is one text only, what follows the title is taken for it, and that is named. */
export function readOnlyText(field: TakenField, lines: readonly string[], vocabulary: Vocabulary, draft: Draft) {
  draft.lines(field, withoutLink(lines, vocabulary, draft));
  if (draft.has(field)) draft.doubt(field, `${field.label} without a heading`);
}
