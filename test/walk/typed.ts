import { isWrite } from './calls';
import { type MadeCall, type Seen } from './driver';
import { type Rule } from './world';

/** Leaves a form knowingly, or changes its fields. */
const GIVES_UP = /^button (Cancel|Discard|Leave|Start again|Remove|Clear|Yours|Theirs|Back to editing)/;
const CHANGES = new Set(['type', 'choose', 'attach', 'fill', 'press']);

/** What is typed there is a question or a way in, no content. */
const NO_CONTENT = /^(Command palette|Your session has expired)/;

const isSecret = (field: string) => /password/i.test(field);

interface OpenForm {
  dialog: string;
  typed: Readonly<Record<string, string>>;
  /** Then it may have been empty before that was typed, and is as it was once it is emptied. */
  isRestored: boolean;
  /** What it sent, of which the answer may come later. */
  sent: readonly MadeCall[];
}

const openForm = ({ dialogs, typed, isRestored }: Seen): OpenForm | null => {
  const dialog = dialogs.at(-1);
  return dialog === undefined ? null : { dialog, typed, isRestored, sent: [] };
};

/** What somebody typed stays until it was saved or given up. */
export function typedRule(): Rule {
  let opened: OpenForm | null = null;
  return {
    name: 'Nothing typed is lost without a question',
    broken({ before }, seen, { act, what }) {
      const dialog = before.dialogs.at(-1);
      if (dialog === undefined || opened?.dialog !== dialog) {
        opened = openForm(seen);
        return null;
      }
      const { typed: first, isRestored } = opened;
      const sent = [...opened.sent, ...seen.calls.filter(isWrite)];
      const dirty = Object.entries(before.typed).filter(
        ([field, text]) => text !== (first[field] ?? '') && !isSecret(field) && (text !== '' || !isRestored),
      );
      if (!seen.dialogs.includes(dialog)) {
        opened = null;
        const isSaved = sent.some(({ isTold, status }) => isTold && status === 200);
        // Where the list of a reloaded page fails, what was typed waits with its dialog.
        const isWaiting = act === 'reload' && seen.isFaulty;
        if (dirty.length === 0 || NO_CONTENT.test(dialog) || isSaved || isWaiting || GIVES_UP.test(what)) return null;
        return `${dialog} closed with ${JSON.stringify(Object.fromEntries(dirty))}`;
      }
      // What is left after `Discard` within the form is what it begins with now.
      opened = GIVES_UP.test(what) ? openForm(seen) : { ...opened, sent };
      const isTop = seen.dialogs.at(-1) === dialog;
      if (CHANGES.has(act) || act === 'key' || !isTop || NO_CONTENT.test(dialog)) return null;
      const lost = dirty.filter(([field, text]) => seen.typed[field] !== text);
      return lost.length > 0 ? `${dialog} lost ${JSON.stringify(Object.fromEntries(lost))}` : null;
    },
  };
}
