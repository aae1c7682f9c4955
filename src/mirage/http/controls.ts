import {
  dropConnection,
  expireSession,
  hold,
  htmlErrorPage,
  nullList,
  objectInsteadOfList,
  refuse,
  successFalse,
  truncatedJson,
} from '../overrides';
import { type Backend } from './backend';

interface Override {
  path: string;
  kind: string;
  status?: number;
  message?: string;
  times?: number;
}

const KINDS: Record<string, (server: Backend['server'], override: Override) => () => void> = {
  dropConnection: (server, { path }) => dropConnection(server, path),
  expireSession: (server, { times }) => expireSession(server, times),
  hold: (server, { path }) => hold(server, path),
  htmlErrorPage: (server, { path, status }) => htmlErrorPage(server, path, status),
  nullList: (server, { path }) => nullList(server, path),
  objectInsteadOfList: (server, { path }) => objectInsteadOfList(server, path),
  refuse: (server, { path, status = 500, message }) => refuse(server, path, { status, message }),
  successFalse: (server, { path, message }) => successFalse(server, path, message),
  truncatedJson: (server, { path }) => truncatedJson(server, path),
};

/**
 * The test controls of the HTTP server: `/__mock/reset` with a scenario builds the data anew, `/__mock/override`
 * makes a call go wrong in one of the ways of `overrides.ts`, `/__mock/clear` mends what went wrong.
 */
export class Controls {
  private mends: (() => void)[] = [];
  /** Calls whose connection breaks in the middle of the reply, which only a real connection can do. */
  readonly cutReplies = new Set<string>();

  constructor(private readonly restart: (scenario: unknown) => void) {}

  /** Returns the status of the answer. */
  handle(name: string, json: string, { server }: Backend): number {
    const body = JSON.parse(json || '{}') as Partial<Override> & { scenario?: unknown };
    if (name === 'reset') {
      this.clear();
      this.restart(body.scenario);
      return 200;
    }
    if (name === 'clear') {
      this.clear();
      return 200;
    }
    const { kind = '', path = '' } = body;
    if (name === 'override' && kind === 'cutReply') {
      this.cutReplies.add(path);
      return 200;
    }
    if (name !== 'override' || !Object.hasOwn(KINDS, kind)) return 404;
    this.mends.push(KINDS[kind]!(server, { ...body, kind, path }));
    return 200;
  }

  private clear() {
    for (const mend of this.mends) mend();
    this.mends = [];
    this.cutReplies.clear();
  }
}
