import { type Dispatch } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { sameValues } from '@/lib/sameValues';
import { titleOf } from '@/components/format/title';
import { isEmpty, undoAsked, type Changes, type Find, type Sentence, type Undoable } from './changes';
import { type RecordKind, type Values } from '@/screen/record/record';
import { foundSaved, roundEnded } from '@/screen/record/rounds';
import { isInRound } from '@/services/http/tags';
import { sessionGeneration } from '@/services/session/session';
import { useHost, type Host } from '@/screen/host';
import { read } from '@/lib/slots';
import { changedFields, journalSlice, type JournalState, type Step } from './journalState';
import { changesOf } from './changesOf';
import { kinds, undo, undoCalls } from './undo';

const { changeMade } = journalSlice.actions;

const UNKNOWN = 'Cannot be undone: what it was before is not known.';

/** When a call was sent: the state, and the number of the round that was under way. */
interface Sent {
  state: unknown;
  round: number;
}

interface MutationAction {
  type: string;
  meta: { requestId: string; arg: { endpointName: string; originalArgs: unknown } };
}

const PENDING = 'api/executeMutation/pending';
const FULFILLED = 'api/executeMutation/fulfilled';
const REJECTED = 'api/executeMutation/rejected';

const findIn =
  (state: unknown): Find =>
  ({ endpoint, rows }, id, arg) => {
    const { data } = endpoint.select(arg as never)(state as never);
    return data === undefined ? undefined : rows(data).find((row) => row.id === id);
  };

function shown(value: unknown) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** `Price of X: 49 to 59` for one value that can be shown, otherwise `Edited the plan X: Price, Details`. */
function sentenceOf({ noun, labels }: RecordKind, { name, before, after }: Step): Sentence {
  const changed = Object.keys(labels).filter((field) => !sameValues(before[field], after[field]));
  const [field, more] = changed;
  const isShort = field && more === undefined && !field.endsWith('Id') && !Array.isArray(before[field]);
  if (!isShort)
    return {
      sign: 'edited',
      before: `Edited the ${noun} `,
      name,
      after: `: ${changed.map((key) => labels[key]).join(', ')}`,
    };
  const [was, is] = [shown(before[field]), shown(after[field])];
  return { sign: 'edited', before: `${labels[field]} of `, name, after: `: ${was || 'empty'} to ${is || 'empty'}` };
}

/** Why the values cannot be put back; empty if they can. */
function lackOf({ required, labels }: RecordKind, before: Values) {
  const lacking = required.filter((field) => isEmpty(before[field])).map((field) => labels[field]);
  return lacking.length > 0 ? `Cannot be undone: before, it had no ${lacking.join(', ')}, which cannot be stored.` : '';
}

function stepOf({ kind, id, arg, set }: Undoable, find: Find): Step | null {
  const row = find(kind, id, arg);
  if (!row) return null;
  const before = kind.values(row) as Step['before'];
  const known = Object.entries(set).filter(([field]) => field in before);
  const after = { ...before, ...Object.fromEntries(known) };
  return { kind: kind.noun, id, arg, name: titleOf(kind.name(row)), before, after, isUndone: false };
}

/** How the calls of all sections that have been opened are described. */
export async function changesSoFar(): Promise<Changes> {
  const loads = read(changesOf).map(async (load) => (await load()).changes);
  const loaded = await Promise.all(loads.map((each) => each.catch((): Changes => ({}))));
  return Object.assign({}, ...loaded) as Changes;
}

/** Notes each successful change of the session in the journal. */
async function note({ meta: { requestId, arg } }: MutationAction, { state, round: open }: Sent, dispatch: Dispatch) {
  const at = Date.now();
  const session = sessionGeneration();
  const find = findIn(state);
  const { endpointName, originalArgs } = arg;
  const told = (await changesSoFar())[endpointName]?.(originalArgs as never, find);
  if (!told || undoCalls.has(requestId) || sessionGeneration() !== session) return;
  const round = isInRound(originalArgs) ? open : null;
  if ('reason' in told) {
    const { sentence, reason, several, fields } = told;
    dispatch(changeMade({ at, sentence, steps: [], note: reason, round, several, fields }));
    return;
  }
  kinds.set(told.kind.noun, told.kind);
  const step = stepOf(told, find);
  if (step && sameValues(step.before, step.after)) return;
  const edit: Sentence = step
    ? sentenceOf(told.kind, step)
    : { sign: 'edited', before: `Edited a ${told.kind.noun}`, name: '', after: '' };
  const sentence = told.verb ? { ...told.verb, name: step?.name ?? `a ${told.verb.noun}` } : edit;
  const problem = step ? lackOf(told.kind, step.before) : UNKNOWN;
  const fields = step ? changedFields(step) : undefined;
  dispatch(changeMade({ at, sentence, steps: step && !problem ? [step] : [], note: problem, round, fields }));
}

/** Notes each successful change of the session in the journal, but none that was sent before it began. */
export function recordChanges(dispatch: Dispatch) {
  const sentAt = new Map<string, Sent>();
  /** The calls of a round that had no answer, or were refused. */
  const failed = new Map<string, { call: MutationAction; before: Sent }>();
  let round = 0;
  return (action: unknown, state: unknown) => {
    const call = action as MutationAction;
    const { type } = call;
    if (type === PENDING) sentAt.set(call.meta.requestId, { state, round });
    const before = (type === FULFILLED || type === REJECTED) && sentAt.get(call.meta.requestId);
    if (before) {
      sentAt.delete(call.meta.requestId);
      if (type === FULFILLED) void note(call, before, dispatch);
      else if (isInRound(call.meta.arg.originalArgs)) failed.set(call.meta.requestId, { call, before });
    }
    if (foundSaved.match(action)) {
      const late = failed.get(action.payload);
      if (late) void note(late.call, late.before, dispatch);
    }
    if (roundEnded.match(action)) {
      round += 1;
      failed.clear();
    }
  };
}

/** Undoes an entry for what cannot call the journal itself. */
const undoWhenAsked = (store: Host['store']) => (action: unknown) => {
  if (!undoAsked.match(action)) return;
  // After the action itself, so that the log tells it first.
  queueMicrotask(() => {
    const { entries } = (store.getState() as unknown as { journal: JournalState }).journal;
    void undo(
      store,
      entries.find(({ id }) => id === action.payload)!,
      entries,
    );
  });
};

/** Records the changes of the session in the journal, once its code has been fetched. */
export function JournalRecorder() {
  const host = useHost();
  useEffect(() => {
    host.inject(journalSlice);
    const stops = [host.observe(recordChanges(host.store.dispatch)), host.observe(undoWhenAsked(host.store))];
    return () => stops.forEach((stop) => stop());
  }, [host]);
  return null;
}
