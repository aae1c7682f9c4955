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
  path?: string;
  kind?: string;
  status?: number;
  message?: string;
  times?: number;
}

const KINDS: Record<string, (server: Backend['server'], path: string, override: Override) => () => void> = {
  dropConnection,
  hold,
  nullList,
  objectInsteadOfList,
  truncatedJson,
  expireSession: (server, _path, { times }) => expireSession(server, times),
  htmlErrorPage: (server, path, { status }) => htmlErrorPage(server, path, status),
  refuse: (server, path, { status = 500, message }) => refuse(server, path, { status, message }),
  successFalse: (server, path, { message }) => successFalse(server, path, message),
};

/**
 * The test controls of the HTTP server: `/__mock/reset` makes new data of a scenario, `/__mock/override` makes a call
 * fail in one of the ways of `overrides.ts`, and `/__mock/clear` removes all overrides.
 */
export class Controls {
  private restores: (() => void)[] = [];
  /** Paths whose connection breaks in the middle of the reply, which only a real connection can do. */
  readonly cutReplies = new Set<string>();

  constructor(private readonly restart: (scenario: unknown) => void) {}

  /** Returns the status of the reply. */
  handle(name: string, json: string, { server }: Backend): number {
    const body = JSON.parse(json || '{}') as Override & { scenario?: unknown };
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
    this.restores.push(KINDS[kind]!(server, path, body));
    return 200;
  }

  private clear() {
    for (const restore of this.restores) restore();
    this.restores = [];
    this.cutReplies.clear();
  }
}
