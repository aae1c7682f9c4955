import {
  delay,
  dropConnection,
  htmlErrorPage,
  nullList,
  objectInsteadOfList,
  refuse,
  truncatedJson,
} from '../overrides';
import { type Interceptor } from '../calls/api';
import { stateOf } from '../calls/state';
import { type MockServer } from '../server';

/** A call that fails, and how: by one kind, or by several in turn with the last for all that follow, as in `ok,500`. */
export interface Failure {
  path: string;
  kind: string;
}

interface FailureKind {
  kind: string;
  label: string;
  start: (server: MockServer, path: string) => () => void;
}

const HELD_MS = 10_000;

/** Every kind of failure, with its name in the address. */
export const FAILURE_KINDS: readonly FailureKind[] = [
  {
    kind: '500',
    label: '500 with a message',
    start: (server, path) => refuse(server, path, { status: 500, message: 'The database cannot be reached.' }),
  },
  {
    kind: '500-silent',
    label: '500 without a message',
    start: (server, path) => refuse(server, path, { status: 500 }),
  },
  { kind: '502', label: '502 from a proxy, in HTML', start: (server, path) => htmlErrorPage(server, path) },
  { kind: 'cut', label: 'JSON cut off in the middle', start: truncatedJson },
  { kind: 'null', label: 'null in place of the list', start: nullList },
  { kind: 'shape', label: 'Reply of the wrong shape', start: objectInsteadOfList },
  { kind: 'dropped', label: 'Dropped connection', start: dropConnection },
  {
    kind: '401',
    label: '401, session expired',
    start: (server, path) => refuse(server, path, { status: 401, message: 'Your session has expired.' }),
  },
  { kind: 'held', label: 'Held for 10 seconds', start: (server, path) => delay(server, path, HELD_MS) },
];

const OK = 'ok';

/** A kind by its name: one of the list, any other status (`422`), or an answer that takes so long (`4000ms`). */
function kindOf(kind: string): Pick<FailureKind, 'label' | 'start'> | undefined {
  const known = FAILURE_KINDS.find((candidate) => candidate.kind === kind);
  if (known) return known;
  const milliseconds = Number(/^(\d{1,6})ms$/.exec(kind)?.[1]);
  if (milliseconds)
    return { label: `After ${milliseconds / 1000} s`, start: (server, path) => delay(server, path, milliseconds) };
  const status = Number(/^[45]\d\d$/.exec(kind)?.[0]);
  return status
    ? {
        label: `${status} with a message`,
        start: (server, path) => refuse(server, path, { status, message: 'Refused.' }),
      }
    : undefined;
}

const turnsOf = ({ kind }: Failure) => kind.split(',');

/** Parses `users/list:500`; returns null if there is no such kind. */
export function parseFailure(text: string): Failure | null {
  const [, path, kind] = /^(.+):([\w,-]+)$/.exec(text) ?? [];
  if (!path || !kind) return null;
  const failure = { path, kind };
  return turnsOf(failure).every((turn) => turn === OK || kindOf(turn)) ? failure : null;
}

export const formatFailure = ({ path, kind }: Failure) => `${path}:${kind}`;

export const failureLabel = (failure: Failure) =>
  turnsOf(failure)
    .map((kind) => (kind === OK ? 'As usual' : kindOf(kind)!.label))
    .join(', then ');

/** Has each call of a path fail by the kind of its turn. */
function failInTurn(server: MockServer, failure: Failure): () => void {
  const { overrides } = stateOf(server);
  const turns = turnsOf(failure);
  const { path } = failure;
  const inTurn: Interceptor = (...call) => {
    const kind = turns.length > 1 ? turns.shift()! : turns[0]!;
    if (kind === OK) return call[2]();
    const restore = kindOf(kind)!.start(server, path);
    const fail = overrides.get(path)!;
    restore();
    overrides.set(path, inTurn);
    return fail(...call);
  };
  overrides.set(path, inTurn);
  return () => void overrides.delete(path);
}

/** Returns a function that replaces the failures of the server by others. */
export function failureSetter(server: MockServer) {
  let restores: (() => void)[] = [];
  return (failures: readonly Failure[]) => {
    for (const restore of restores) restore();
    restores = failures.map((failure) => failInTurn(server, failure));
  };
}
