import { again, outcomeOf, type Lines, type LineStatus, type Outcome } from '@/components/batch/batch';
import { type Round } from '@/components/batch/useBatch';
import { notifyError } from '@/components/notify/notify';
import { failureMessage, isUnclear } from '@/services/http/errors';
import { type Id } from '@/services/http/decode';
import { type ContentKind, type Here, type RecordValues, type Sending } from './contentKind';
import { hereKey, keyOf } from './doubles';
import { filesFor } from './filesFor';
import { judge } from './judge';
import { type Row } from './rows';

const UNCLEAR: Outcome = { status: 'unclear', reason: 'Whether this was saved is not known.' };

const linesWith = <Item>(lines: Lines<Item>, wanted: LineStatus) => lines.filter(({ status }) => status === wanted);

/** Which of these lines are here, each record counting for one of them; those from before the round for none. */
function found<Values extends RecordValues>(
  kind: ContentKind<Values>,
  lines: Lines<Row<Values>>,
  here: readonly Here[],
  before: ReadonlySet<Id>,
) {
  const left = here.filter(({ id }) => !before.has(id)).map(hereKey);
  return new Set(
    lines.filter(({ item: { item } }) => {
      const at = left.indexOf(keyOf(judge(kind, item.values)));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    }),
  );
}

/**
 * A round that adds records. Before those are sent again whose answer never came, they are looked up in what is here now;
 * `before` is what was there when it began.
 */
export function roundOf<Values extends RecordValues>(
  kind: ContentKind<Values>,
  { send, load }: Sending<Values>,
  before: ReadonlySet<Id>,
  onFound: (requestId: string) => void,
): Round<Row<Values>> {
  /** The calls that had no answer, by the ids of their records. */
  const unanswered = new Map<number, string>();
  return {
    send: async ({ item }) => {
      const ready = await filesFor(item.values);
      if (typeof ready === 'string') return { status: 'failed', reason: ready };
      const call = send(ready.values);
      const { error } = await call;
      if (!error || !isUnclear(error)) return outcomeOf(error, failureMessage);
      unanswered.set(item.id, call.requestId);
      return UNCLEAR;
    },
    prepare: async (lines) => {
      if (!lines.some(({ status }) => status === 'unclear')) return again(lines);
      const here = await load();
      if (!here) {
        notifyError(`Whether they were saved could not be looked up: the ${kind.noun}s could not be loaded.`);
        return null;
      }
      // Those that are known to be done take their records first.
      const sent = [...linesWith(lines, 'done'), ...linesWith(lines, 'unclear')];
      const saved = found(kind, sent, here, before);
      return again(
        lines.map((line) => {
          if (line.status !== 'unclear') return line;
          if (!saved.has(line)) return { ...line, status: 'waiting', reason: '' };
          onFound(unanswered.get(line.item.item.id)!);
          return { ...line, status: 'done', reason: '' };
        }),
      );
    },
  };
}
