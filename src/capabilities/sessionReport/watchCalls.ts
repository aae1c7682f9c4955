import { callLog, type CallEntry } from '@/services/http/callLog';
import { type CallError } from '@/services/http/errors';
import { type Report } from './format';
import { type Notes } from './notes';

interface Action {
  type: string;
  payload?: unknown;
  meta?: { requestId: string; condition?: boolean; arg: { endpointName: string } };
}

/** A call without an answer so far. */
interface Open {
  call: number;
  endpoint: string;
  at: number;
}

const CALL = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;

/** Actions that say nothing of what a person did, or that another step tells. */
const SILENT = /^(api\/|@@|__rtkq|place\/|app\/|theme\/|tabs\/)/;

/** How the log of calls names what came of a call: `refused` has a status. */
function outcomeOf(entry: CallEntry): { outcome: string; status?: number } {
  const [outcome, status] = entry.outcome.split(', ');
  return { outcome: outcome!, ...(status !== undefined && { status: Number(status) }) };
}

/** What the log of calls knows of an answer. */
function answerOf(entry: CallEntry) {
  const { path, duration } = entry;
  const unread = Object.values(entry.unread).map(({ field, fault, count }) => ({ field, fault, count }));
  return { path, ...outcomeOf(entry), duration, ...(unread.length > 0 && { unread }) };
}

const failureOf = (payload: unknown) => (payload ?? {}) as Partial<CallError & { reason: string }>;

/** Notes the calls, and what the store's actions tell of what a person did. */
export function watchCalls(notes: Notes) {
  const open = new Map<string, Open>();
  /** The last entry of the log that belongs to a noted call, by endpoint. */
  const claimed = new Map<string, number>();
  let calls = 0;

  const ask = (endpoint: string, at: number, path?: string): Open => {
    calls += 1;
    const call = calls;
    notes.add(() => ({ kind: 'asked', call, endpoint, ...(path !== undefined && { path }) }), at);
    return { call, endpoint, at };
  };

  /** The entries of the log that are about this call: the last is its answer, earlier ones were sent again. */
  function claim({ endpoint, at }: Open): CallEntry[] {
    const after = claimed.get(endpoint) ?? 0;
    const left = callLog.entries().filter((entry) => entry.endpoint === endpoint && entry.number > after);
    const isAlone = ![...open.values()].some((other) => other.endpoint === endpoint);
    const own = (isAlone ? left : left.slice(-1)).filter(({ startedAt }) => startedAt >= at - 5).toReversed();
    if (own.length > 0) claimed.set(endpoint, own.at(-1)!.number);
    return own;
  }

  function answer(asked: Open, { type, payload }: Action) {
    const { endpoint } = asked;
    const isOk = type.endsWith('fulfilled');
    const entries = claim(asked);
    const last = entries.pop();
    for (const entry of entries) {
      const { call } = asked;
      notes.add(() => ({ kind: 'answered', call, endpoint, ...answerOf(entry) }), entry.startedAt + entry.duration);
      asked = ask(endpoint, entry.startedAt + entry.duration, entry.path);
    }
    const { call, at } = asked;
    const known = last
      ? answerOf(last)
      : { outcome: isOk ? 'ok' : (failureOf(payload).kind ?? 'failed'), duration: Math.max(0, Date.now() - at) };
    const rows = Array.isArray(payload) ? payload.length : undefined;
    const isCut = !isOk && /: not JSON$/.test(failureOf(payload).reason ?? '');
    notes.add(() => ({
      kind: 'answered',
      call,
      endpoint,
      ...known,
      ...(rows !== undefined && { rows }),
      ...(isCut && { isCut: true }),
    }));
  }

  /** What was called before this began, from the log. */
  for (const entry of callLog.entries().toReversed()) {
    const { endpoint, startedAt, duration, path, number } = entry;
    const { call } = ask(endpoint, startedAt, path);
    notes.add(() => ({ kind: 'answered', call, endpoint, ...answerOf(entry) }), startedAt + duration);
    claimed.set(endpoint, number);
  }

  return (observed: unknown) => {
    const action = observed as Action;
    const { type, meta } = action;
    const stage = CALL.exec(type)?.[1];
    if (stage === 'pending') open.set(meta!.requestId, ask(meta!.arg.endpointName, Date.now()));
    else if (stage) {
      const asked = open.get(meta!.requestId);
      open.delete(meta!.requestId);
      if (asked) answer(asked, action);
    } else if (type === 'tabs/changedInOtherTab') {
      const tags = (action.payload as readonly { type: string }[]).map((tag) => tag.type);
      notes.add(() => ({ kind: 'otherTab', tags }));
    } else if (!SILENT.test(type)) {
      notes.add(() => ({ kind: 'did', type }));
    }
  };
}

/** Counts the calls from 1, and gives each the path that its endpoint has. */
export function numberCalls(steps: Report['steps']): Report['steps'] {
  const numbers = new Map<number, number>();
  const paths = new Map<string, string>();
  for (const step of steps)
    if ((step.kind === 'asked' || step.kind === 'answered') && step.path !== undefined)
      paths.set(step.endpoint, step.path);
  return steps.map((step) => {
    if (step.kind !== 'asked' && step.kind !== 'answered') return step;
    if (!numbers.has(step.call)) numbers.set(step.call, numbers.size + 1);
    const path = paths.get(step.endpoint);
    return { ...step, call: numbers.get(step.call)!, ...(path !== undefined && { path }) };
  });
}
