import { again, outcomeOf, type Outcome } from '@/components/batch/batch';
import { type Round } from '@/components/batch/useBatch';
import { notifyError } from '@/components/notify/notify';
import { isUnclear, roundFailure } from '@/services/http/errors';
import { type SendEvent } from './bringInEvents';
import { type ContentKind, type RecordValues, type Sending } from './contentKind';
import { keyOf } from './doubles';
import { preparePictures } from './preparePictures';
import { judge } from './judge';
import { type Row } from './rows';
import { findSent, type Sent } from './sent';

const UNCLEAR: Outcome = { status: 'unclear', reason: 'Whether this was saved is not known.' };
const NOT_SENT: Outcome = { status: 'failed', reason: 'It was not sent, because a picture tells where it was taken.' };

/** The call under way, by the section's address: it goes on when the page is left, and is waited for after that. */
const underWay = new Map<string, PromiseLike<unknown>>();

interface Options<Values extends RecordValues> {
  kind: ContentKind<Values>;
  sending: Sending<Values>;
  /** What was sent before this round. */
  sent: Sent;
  tell: (event: SendEvent) => void;
  /** Called for each that is saved; with the id of its call, if that had no answer. */
  onSaved: (id: number, requestId?: string) => void;
  /** Whether values with a picture that tells where it was taken may be sent. */
  mayTellPlace: (values: Values) => Promise<boolean>;
}

/** A round that adds records. What had no answer is first looked up in what is here now. */
export function roundOf<Values extends RecordValues>({
  kind,
  sending: { send, failure, load },
  sent,
  tell,
  onSaved,
  mayTellPlace,
}: Options<Values>): Round<Row<Values>> {
  return {
    send: async ({ item: { id, values } }) => {
      const ready = await preparePictures(values);
      if (!(await mayTellPlace(ready))) return NOT_SENT;
      const call = send(ready);
      underWay.set(kind.path, call);
      tell({ type: 'recordSent', id, key: keyOf(judge(kind, values)), requestId: call.requestId });
      const { error } = await call;
      if (error && isUnclear(error)) return UNCLEAR;
      tell({ type: 'recordAnswered', id, isSaved: !error });
      if (!error) onSaved(id);
      return outcomeOf(error, (failed) => roundFailure(failed, failure));
    },
    prepare: async (lines) => {
      const unanswered = Object.keys(sent.unanswered).map(Number);
      if (unanswered.length === 0) return again(lines);
      await underWay.get(kind.path);
      const here = await load();
      if (!here) {
        notifyError(`Whether they were saved could not be looked up: the ${kind.noun}s could not be loaded.`);
        return null;
      }
      const answered = Object.keys(sent.keys)
        .map(Number)
        .filter((id) => !(id in sent.unanswered));
      // Those that are known to be saved take their records first.
      const saved = findSent(sent, [...answered, ...unanswered], here);
      for (const id of unanswered) {
        tell({ type: 'recordAnswered', id, isSaved: saved.has(id) });
        if (saved.has(id)) onSaved(id, sent.unanswered[id]);
      }
      return again(lines).map((line) => {
        const { id } = line.item.item;
        if (!(id in sent.unanswered)) return line;
        return { ...line, status: saved.has(id) ? 'done' : 'waiting', reason: '' };
      });
    },
  };
}
