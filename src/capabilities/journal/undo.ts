import { sameValues } from '@/lib/sameValues';
import { type RecordKind } from '@/screen/record/record';
import { type Host } from '@/screen/host';
import { LOOK_EVERY_MS, latestOf } from '@/screen/saveGuard/latest';
import { mergeFields } from '@/screen/saveGuard/mergeFields';
import { failureMessage } from '@/services/http/errors';
import { PATIENCE_MS } from '@/services/http/patience';
import { sessionGeneration } from '@/services/session/session';
import { changedFields, journalSlice, type Entry, type Step } from './journalState';

/** Kinds of records by their name. */
export const kinds = new Map<string, RecordKind>();

/** The ids of calls that undo a change; they are not recorded as changes themselves. */
export const undoCalls = new Set<string>();

/** When a call that undoes was last answered, in milliseconds since 1970. */
let undoneAt = 0;

const { undoStarted, stepUndone, undoSucceeded, undoFailed } = journalSlice.actions;

const LATER_FIRST = 'Not undone: undo the later change first.';

type Store = Pick<Host['store'], 'dispatch' | 'getState'>;
type Call = Promise<{ error?: unknown }> & { requestId: string };

/** Whether a later change, not undone, has changed the same values of the record. */
function hasLaterChange(step: Step, later: readonly Entry[]) {
  const fields = changedFields(step);
  return later
    .flatMap(({ steps }) => steps)
    .filter(({ kind, id, isUndone }) => kind === step.kind && id === step.id && !isUndone)
    .some((other) => changedFields(other).some((field) => fields.includes(field)));
}

/** What the button that undoes has to load first, such as `users`, since its list has left the cache; else undefined. */
export function toLoad(state: unknown, step: Step | undefined) {
  const kind = step && kinds.get(step.kind);
  if (!step || !kind?.largeList || kind.endpoint.select(step.arg as never)(state as never).data !== undefined)
    return undefined;
  return kind.largeList;
}

/** Undoes the change of one record, unless that would overwrite a later one; returns why not, or null. */
async function undoStep(
  store: Store,
  step: Step,
  since: number | undefined,
  inRound: boolean,
  hasEnded: () => boolean,
): Promise<string | null> {
  const { kind: noun, id, arg, name, before, after } = step;
  const { endpoint, largeList, rows, values, save, labels } = kinds.get(noun)!;
  const isCacheOnly = largeList !== undefined && !toLoad(store.getState(), step);
  const query = { endpoint, arg: arg as never, isCacheOnly, since, patience: PATIENCE_MS };
  const latest = await latestOf(store, query);
  if (hasEnded()) return null;
  if ('error' in latest) return 'Not undone: whether it has changed since could not be checked.';
  const row = (rows(latest.data) as readonly { id: unknown }[]).find((candidate) => candidate.id === id);
  if (!row) return `Not undone: ${name} was deleted since.`;
  const current = values(row as never) as Step['before'];
  const { merged, conflicts } = mergeFields(after, current, before);
  const changed = conflicts.flatMap((field) => labels[field] ?? []);
  if (conflicts.length > 0) return `Not undone: ${changed.join(', ') || 'it'} has changed since.`;
  if (sameValues(merged, current)) return null;
  const call: Call = store.dispatch(save(id, merged as never, arg as never, inRound) as never);
  undoCalls.add(call.requestId);
  const { error } = await call;
  undoneAt = Date.now();
  return error ? `Not undone: ${failureMessage(error) ?? 'there was no answer.'}` : null;
}

/**
 * Undoes an entry of the journal, one record after another. What was changed since is kept: a record whose same values
 * were changed again is left as it is, and the entry says so. `entries` are all of the journal's. Of a round no copy of
 * the list is compared that was asked for before the last save or is older than a look may be.
 */
export async function undo(store: Store, { id, steps, round, isUndoing }: Entry, entries: readonly Entry[]) {
  if (isUndoing) return;
  const later = entries.filter((entry) => entry.id > id);
  const session = sessionGeneration();
  const hasEnded = () => sessionGeneration() !== session;
  store.dispatch(undoStarted(id));
  const problems: string[] = [];
  const savedAt = Math.max(undoneAt, ...entries.map(({ at }) => at));
  const isRound = round !== null;
  const since = () => (isRound ? Math.max(savedAt, Date.now() - LOOK_EVERY_MS) : undefined);
  for (const [index, step] of steps.entries()) {
    if (step.isUndone) continue;
    const problem = hasLaterChange(step, later) ? LATER_FIRST : await undoStep(store, step, since(), isRound, hasEnded);
    if (hasEnded()) return;
    if (problem) problems.push(problem);
    else store.dispatch(stepUndone({ entry: id, step: index }));
  }
  const { afterRound } = kinds.get(steps[0]!.kind)!;
  if (isRound && afterRound) store.dispatch(afterRound());
  const [first, ...more] = problems;
  if (first)
    store.dispatch(undoFailed({ entry: id, note: more.length > 0 ? `${first} (and ${more.length} more)` : first }));
  else store.dispatch(undoSucceeded({ entry: id, at: Date.now() }));
}
