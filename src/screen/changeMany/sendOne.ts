import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { outcomeOf, type Outcome } from '@/components/batch/batch';
import { isUnclear, failureMessage } from '@/services/http/errors';
import { type Id } from '@/services/http/decode';
import { PATIENCE_MS } from '@/services/http/patience';
import { foundSaved } from '../journal/changes';
import { latestOf, type Store } from '../saveGuard/latest';
import { type Many } from './many';
import { hasChanged, nextOf, type Planned } from './plan';

type Call = Promise<{ error?: unknown }> & { requestId: string };

// Nothing is sent, and the record is left as somebody else has it.
const CHANGED: Outcome = { status: 'skipped', reason: 'Changed meanwhile' };
const DELETED: Outcome = { status: 'skipped', reason: 'Deleted meanwhile' };

const UNCLEAR: Outcome = { status: 'unclear', reason: 'Whether this was saved is not known' };
const NOT_LOOKED_UP: Outcome = {
  status: 'failed',
  reason: 'Whether it was changed meanwhile could not be checked. It is as it was.',
};

/** The records as they are now; none if there was no answer. */
export async function readAnew<Row, Form>(store: Store, { kind }: Many<Row, Form>): Promise<readonly Row[] | null> {
  const { endpoint } = kind;
  const latest = await latestOf(store, { endpoint, arg: undefined as never, isAnew: true, patience: PATIENCE_MS });
  return 'error' in latest ? null : kind.rows(latest.data);
}

/**
 * The calls of one round. Before each the record is read anew, so that no change by anybody else is overwritten unseen, and
 * so that what may have been saved already is looked up before it is sent again.
 */
export function callsOf<Row extends { id: Id }, Form>(store: Store, many: Many<Row, Form>) {
  /** The calls without an answer, by the record's id. */
  const unclear = new Map<Id, string>();
  const run = store.dispatch as ThunkDispatch<never, unknown, UnknownAction>;

  const make = async (id: Id, call: Call): Promise<Outcome> => {
    const { error } = await call;
    if (error && isUnclear(error)) {
      unclear.set(id, call.requestId);
      return UNCLEAR;
    }
    unclear.delete(id);
    const { status, reason } = outcomeOf(error, failureMessage);
    return { status, reason: reason && `${reason} It is as it was.` };
  };
  /** It was saved by the call that had no answer. */
  const found = (id: Id): Outcome => {
    run(foundSaved(unclear.get(id)!));
    unclear.delete(id);
    return { status: 'done', reason: '' };
  };
  const look = async (id: Id): Promise<{ row: Row | undefined } | { outcome: Outcome }> => {
    const rows = await readAnew(store, many);
    if (rows) return { row: rows.find((row) => row.id === id) };
    return { outcome: unclear.has(id) ? UNCLEAR : NOT_LOOKED_UP };
  };

  return {
    change: async (plan: Planned<Row, Form>): Promise<Outcome> => {
      const { id } = plan;
      const seen = await look(id);
      if ('outcome' in seen) return seen.outcome;
      const next = nextOf(plan, seen.row && many.kind.values(seen.row));
      if (next.kind === 'saved' && unclear.has(id)) return found(id);
      if (next.kind === 'gone') return DELETED;
      // Somebody else has made the same change.
      if (next.kind !== 'send') return CHANGED;
      return make(id, run(many.kind.restore(id, next.values, undefined as never)) as unknown as Call);
    },
    remove: async (plan: Planned<Row, Form>): Promise<Outcome> => {
      const { id } = plan;
      const seen = await look(id);
      if ('outcome' in seen) return seen.outcome;
      if (!seen.row) return unclear.has(id) ? found(id) : DELETED;
      if (hasChanged(plan, many.kind.values(seen.row))) return CHANGED;
      return make(id, run(many.remove(id)) as unknown as Call);
    },
  };
}
