import { isWrite } from './calls';
import { type MadeCall, type Seen } from './driver';
import { type Rule, type Step } from './world';

/** Leaves a form knowingly, or changes its fields. */
const GIVES_UP = /^button (Cancel|Discard|Leave|Start again|Remove|Clear|Yours|Theirs|Back to editing)/;
const CHANGES = new Set(['type', 'choose', 'attach', 'fill', 'press']);

/** What is typed there is a question or a way in, no content. */
const NO_CONTENT = /^(Command palette|Your session has expired)/;

const isSecret = (field: string) => /password/i.test(field);

interface OpenForm {
  typed: Readonly<Record<string, string>>;
  /** Then it may have been empty before that was typed, and is as it was once it is emptied. */
  isRestored: boolean;
  /** What it sent, of which the answer may come later. */
  sent: MadeCall[];
}

const formOf = ({ typed, isRestored }: Seen): OpenForm => ({ typed, isRestored, sent: [] });

/** What somebody typed stays until it was saved or given up. */
export function typedRule(): Rule {
  /** The open forms as they were when each was first on top. */
  const opened = new Map<string, OpenForm>();

  function lost(dialog: string, form: OpenForm, before: Seen, seen: Seen, { act, what }: Step): string | null {
    form.sent.push(...seen.calls.filter(isWrite));
    if (NO_CONTENT.test(dialog)) return null;
    const dirty = Object.entries(before.typed).filter(
      ([field, text]) => text !== (form.typed[field] ?? '') && !isSecret(field) && (text !== '' || !form.isRestored),
    );
    const isGivenUp = GIVES_UP.test(what);
    if (!seen.dialogs.includes(dialog)) {
      const isSaved = form.sent.some(({ isTold, status }) => isTold && status === 200);
      // Where the list of a reloaded page fails, what was typed waits with its dialog.
      const isWaiting = act === 'reload' && seen.isFaulty;
      if (dirty.length === 0 || isSaved || isWaiting || isGivenUp) return null;
      return `${dialog} closed with ${JSON.stringify(Object.fromEntries(dirty))}`;
    }
    // What is left after `Discard` within the form is what it begins with now.
    if (isGivenUp) opened.set(dialog, { ...formOf(seen), sent: form.sent });
    if (CHANGES.has(act) || act === 'key' || seen.dialogs.at(-1) !== dialog) return null;
    const gone = dirty.filter(([field, text]) => seen.typed[field] !== text);
    return gone.length > 0 ? `${dialog} lost ${JSON.stringify(Object.fromEntries(gone))}` : null;
  }

  return {
    name: 'Nothing typed is lost without a question',
    broken({ before }, seen, step) {
      const dialog = before.dialogs.at(-1);
      const form = dialog === undefined ? undefined : opened.get(dialog);
      const problem = form ? lost(dialog!, form, before, seen, step) : null;
      for (const name of opened.keys()) if (!seen.dialogs.includes(name)) opened.delete(name);
      const top = seen.dialogs.at(-1);
      if (top !== undefined && !opened.has(top)) opened.set(top, formOf(seen));
      return problem;
    },
  };
}
