import { escapeRegExp } from '@/lib/escapeRegExp';
import { keptList } from '@/screen/kept/keptList';
import { keptWhere } from '@/screen/kept/onDevice';
import { useKeptList } from '@/screen/kept/useKeptList';
import { text } from '@/services/http/decode';
import { useOwner } from '@/services/session/useSession';

/** An answer that a person keeps under a name, to use it again. */
export interface SavedReply {
  name: string;
  /** May contain the place of the member's first name (firstName.ts). */
  text: string;
}

const REPLIES = keptList('replies', (row: Partial<SavedReply>) => {
  const [name, said] = [text(row.name), text(row.text)];
  return name && said ? { name, text: said } : null;
});

/** The replies that the signed-in person keeps in this browser. */
export function useSavedReplies() {
  const owner = useOwner();
  const [replies, change] = useKeptList(REPLIES);
  return {
    replies,
    /** Keeps a reply, in the place of the one that had this name or `before`; returns for how long. */
    keep: (reply: SavedReply, before = reply.name) => {
      const index = replies.findIndex(({ name }) => name === before);
      change(index === -1 ? [...replies, reply] : replies.with(index, reply));
      return keptWhere(REPLIES, owner);
    },
    remove: (name: string) => change(replies.filter((reply) => reply.name !== name)),
  };
}

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
  const name = escapeRegExp(firstName.trim());
  if (!name) return answer;
  return answer.replaceAll(new RegExp(`(?<!${LETTER})${name}(?!${LETTER})`, 'gu'), NAME);
}
