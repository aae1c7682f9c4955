import { again, outcomeOf, type Outcome, type Round } from '@/capabilities/rounds/api';
import { withoutSigns } from '@/components/form/withoutSigns';
import { notifyError } from '@/components/notify/notify';
import { type Id } from '@/services/http/decode';
import { isUnclear, roundFailure } from '@/services/http/errors';
import { type SendEvent } from './bringInEvents';
import { type ContentKind, type RecordValues, type Sending } from './contentKind';
import { keyOf } from './doubles';
import { preparePictures } from '@/capabilities/pictureTools/api';
import { judge } from './judge';
import { roundInOneTab } from './roundLock';
import { type Row } from './rows';
import { findSent, type Sent } from './sent';

const UNCLEAR: Outcome = { status: 'unclear', reason: 'Whether this was saved is not known.' };
const NOT_SENT: Outcome = { status: 'failed', reason: 'It was not sent, because a picture tells where it was taken.' };

interface Options {
  kind: ContentKind;
  sending: Sending;
  /** Who sends. */
  owner: Id;
  /** What was sent before this round. */
  sent: Sent;
  /** The ids of what was here when the records were chosen. */
  known: readonly Id[];
  tell: (event: SendEvent) => void;
  /** Called for each that is saved; with the id of its call, if that had no answer. */
  onSaved: (id: number, requestId?: string) => void;
  /** Whether values with a picture that tells where it was taken may be sent. */
  mayTellPlace: (values: RecordValues) => Promise<boolean>;
}

/**
 * A round that adds records, in one tab at a time. First it looks up what is here now: what had no answer, and what was added
 * since the records were chosen, as by another tab that has the same ones.
 */
export function roundOf({
  kind,
  sending: { send, failure, load },
  owner,
  sent,
  known,
  tell,
  onSaved,
  mayTellPlace,
}: Options): Round<Row> {
  const keyOfRow = ({ item }: Row) => keyOf(judge(kind, item.values));
  return {
    holding: (round) =>
      roundInOneTab(
        `bring in ${kind.path} ${owner}`,
        () => notifyError(`Another tab is adding ${kind.noun}s. Add these when it is done.`),
        round,
      ),
    send: async (row) => {
      const { id, values } = row.item;
      const ready = await preparePictures(withoutSigns(values));
      if (!(await mayTellPlace(ready))) return NOT_SENT;
      const call = send(ready);
      tell({ type: 'recordSent', id, key: keyOfRow(row), requestId: call.requestId });
      const { error } = await call;
      if (error && isUnclear(error)) return UNCLEAR;
      tell({ type: 'recordAnswered', id, isSaved: !error });
      if (!error) onSaved(id);
      return outcomeOf(error, (failed) => roundFailure(failed, failure));
    },
    prepare: async (lines) => {
      const here = await load();
      if (!here) {
        notifyError(`What is here already could not be looked up: the ${kind.noun}s could not be loaded.`);
        return null;
      }
      const isUnanswered = (id: number) => id in sent.unanswered;
      const ids = Object.keys(sent.keys).map(Number);
      // Those that are known to be saved take their records first.
      const answered = ids.filter((id) => !isUnanswered(id));
      const saved = findSent(sent, [...answered, ...ids.filter(isUnanswered)], here);
      for (const id of ids.filter(isUnanswered)) {
        tell({ type: 'recordAnswered', id, isSaved: saved.has(id) });
        if (saved.has(id)) onSaved(id, sent.unanswered[id]);
      }
      const keys = { ...Object.fromEntries(lines.map(({ item }) => [item.item.id, keyOfRow(item)])), ...sent.keys };
      const unsent = lines.map(({ item }) => item.item.id).filter((id) => !(id in sent.keys));
      const added = findSent({ ...sent, before: known, keys }, [...answered, ...unsent], here);
      return again(lines).map((line) => {
        const { id } = line.item.item;
        if (isUnanswered(id)) return { ...line, status: saved.has(id) ? 'done' : 'waiting', reason: '' };
        return line.status === 'waiting' && added.has(id) ? { ...line, status: 'skipped' } : line;
      });
    },
  };
}
