import { useSelector } from 'react-redux';
import { keptList } from '@/screen/kept/keptList';
import { keptWhere } from '@/screen/kept/onDevice';
import { useKeptList } from '@/screen/kept/useKeptList';
import { text } from '@/services/http/decode';
import { selectUser } from '@/services/session/sessionState';

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
  const owner = useSelector(selectUser)?.id ?? '';
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
