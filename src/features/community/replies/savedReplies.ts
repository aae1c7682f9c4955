import { keptList } from '@/screen/kept/keptList';
import { useKeptList } from '@/screen/kept/useKeptList';
import { text } from '@/services/http/decode';

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
  const [replies, change] = useKeptList(REPLIES);
  return {
    replies,
    /** Keeps a reply, in the place of the one that had this name or `before`. */
    keep: (reply: SavedReply, before = reply.name) => {
      const index = replies.findIndex(({ name }) => name === before);
      change(index === -1 ? [...replies, reply] : replies.with(index, reply));
    },
    remove: (name: string) => change(replies.filter((reply) => reply.name !== name)),
  };
}
