import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { outcomeOf, type Outcome } from '@/capabilities/rounds/api';
import { isUnclear, roundFailure } from '@/services/http/errors';
import { type Id } from '@/services/http/decode';
import { PATIENCE_MS } from '@/services/http/patience';
import { foundSaved } from '@/screen/record/rounds';
import { type Mutation } from '@/screen/record/record';
import { latestOf, LOOK_EVERY_MS, type Store } from '@/screen/saveGuard/latest';
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

/** How often a list is looked at that is too large to be refetched at each change, in milliseconds. */
const LARGE_EVERY_MS = 60_000;

/** The records as they were a moment ago, and after `since`; none if there was no answer. */
export async function look<Row, Form>(
  store: Store,
  { endpoint, largeList, rows }: Many<Row, Form>,
  since = 0,
): Promise<readonly Row[] | null> {
  const oldest = Date.now() - (largeList ? LARGE_EVERY_MS : LOOK_EVERY_MS);
  const query = { endpoint, arg: undefined as never, since: Math.max(since, oldest), patience: PATIENCE_MS };
  const latest = await latestOf(store, query);
  return 'error' in latest ? null : rows(latest.data);
}

/**
 * The calls of one round. Before each the record is looked at, so that no change by anybody else is overwritten unseen, and
 * so that what may have been saved already is looked up before it is sent again.
 */
export function callsOf<Row extends { id: Id }, Form>(store: Store, many: Many<Row, Form>) {
  /** The calls without an answer, by the record's id, and when that was known. */
  const unclear = new Map<Id, { requestId: string; at: number }>();
  const run = store.dispatch as ThunkDispatch<never, unknown, UnknownAction>;

  const make = async (id: Id, thunk: Mutation, failure: string | undefined): Promise<Outcome> => {
    const call = run(thunk) as Call;
    const { error } = await call;
    if (error && isUnclear(error)) {
      unclear.set(id, { requestId: call.requestId, at: Date.now() });
      return UNCLEAR;
    }
    unclear.delete(id);
    const { status, reason } = outcomeOf(error, (failed) => roundFailure(failed, failure));
    return { status, reason: reason && `${reason} It is as it was.` };
  };
  /** It was saved by the call that had no answer. */
  const found = (id: Id): Outcome => {
    run(foundSaved(unclear.get(id)!.requestId));
    unclear.delete(id);
    return { status: 'done', reason: '' };
  };
  const lookAt = async (id: Id): Promise<{ row: Row | undefined } | { outcome: Outcome }> => {
    const rows = await look(store, many, unclear.get(id)?.at);
    if (rows) return { row: rows.find((row) => row.id === id) };
    return { outcome: unclear.has(id) ? UNCLEAR : NOT_LOOKED_UP };
  };

  return {
    change: async (plan: Planned<Row, Form>): Promise<Outcome> => {
      const { id } = plan;
      const seen = await lookAt(id);
      if ('outcome' in seen) return seen.outcome;
      const next = nextOf(plan, seen.row && many.values(seen.row));
      if (next.kind === 'saved' && unclear.has(id)) return found(id);
      if (next.kind === 'gone') return DELETED;
      // Somebody else has made the same change.
      if (next.kind !== 'send') return CHANGED;
      return make(id, many.save(id, next.values, undefined as never, true), many.failure);
    },
    remove: async (plan: Planned<Row, Form>): Promise<Outcome> => {
      const { id } = plan;
      const seen = await lookAt(id);
      if ('outcome' in seen) return seen.outcome;
      if (!seen.row) return unclear.has(id) ? found(id) : DELETED;
      if (hasChanged(plan, many.values(seen.row))) return CHANGED;
      return make(id, many.remove!(id), many.removeFailure);
    },
  };
}
