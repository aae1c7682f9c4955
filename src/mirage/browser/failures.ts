import {
  delay,
  dropConnection,
  htmlErrorPage,
  nullList,
  objectInsteadOfList,
  refuse,
  truncatedJson,
} from '../overrides';
import { type MockServer } from '../server';

/** A call that fails, and how. */
export interface Failure {
  path: string;
  kind: string;
}

interface Kind {
  kind: string;
  label: string;
  start: (server: MockServer, path: string) => () => void;
}

const HELD_MS = 10_000;

/** Every kind of failure, with its name in the address. */
export const FAILURE_KINDS: readonly Kind[] = [
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

const kindOf = (kind: string) => FAILURE_KINDS.find((candidate) => candidate.kind === kind);

/** Parses `users/list:500`; returns null if there is no such kind. */
export function parseFailure(text: string): Failure | null {
  const colon = text.lastIndexOf(':');
  const [path, kind] = [text.slice(0, colon), text.slice(colon + 1)];
  return path && kindOf(kind) ? { path, kind } : null;
}

export const formatFailure = ({ path, kind }: Failure) => `${path}:${kind}`;

export const failureLabel = ({ kind }: Failure) => kindOf(kind)!.label;

/** Returns a function that replaces the failures of the server by others. */
export function failureSetter(server: MockServer) {
  let restores: (() => void)[] = [];
  return (failures: readonly Failure[]) => {
    for (const restore of restores) restore();
    restores = failures.map(({ path, kind }) => kindOf(kind)!.start(server, path));
  };
}
