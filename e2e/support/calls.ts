import { type Page } from '@playwright/test';

/** One call of the panel to the API, as it left the page. */
export interface Call {
  path: string;
  /** Fields of the JSON or the form; a file stands as `name (type)`. */
  fields: Record<string, unknown>;
  token: string | undefined;
  /** Undefined while no answer has come, 0 where none came. */
  status?: number;
}

declare global {
  interface Window {
    noteCall: (id: string, call: Call) => void;
    noteReply: (id: string, status: number) => void;
    /** `fetch` as the panel has it, unrecorded. */
    quietFetch: typeof fetch;
  }
}

/** Runs in the page before the panel does. Mirage replaces `fetch`; the record stays in front of the replacement. */
function recordFetch() {
  let send = window.fetch.bind(window);
  window.quietFetch = (...args) => send(...args);

  const fieldsOf = (body: unknown) => {
    if (!(body instanceof FormData)) return JSON.parse(body as string) as Record<string, unknown>;
    return Object.fromEntries(
      [...body].map(([name, value]) => [name, value instanceof File ? `${value.name} (${value.type})` : value]),
    );
  };

  const recorded: typeof fetch = async (input, init) => {
    const [, path] = typeof input === 'string' ? input.split('/api/') : [];
    if (path === undefined || !init?.body) return send(input, init);
    const id = crypto.randomUUID();
    const token = (init.headers as Record<string, string>)['access-token'];
    window.noteCall(id, { path, fields: fieldsOf(init.body), token });
    try {
      const reply = await send(input, init);
      window.noteReply(id, reply.status);
      return reply;
    } catch (error) {
      window.noteReply(id, 0);
      throw error;
    }
  };
  Object.defineProperty(window, 'fetch', { get: () => recorded, set: (value: typeof fetch) => (send = value) });
}

/** The calls a page has made, in order. */
export class Calls {
  private readonly all = new Map<string, Call>();

  /** Those to a path such as `users/create`. */
  to = (path: string) => [...this.all.values()].filter((call) => call.path === path);

  forget = () => this.all.clear();

  async watch(page: Page) {
    await page.exposeFunction('noteCall', (id: string, call: Call) => this.all.set(id, call) && undefined);
    await page.exposeFunction('noteReply', (id: string, status: number) => {
      const call = this.all.get(id);
      if (call) call.status = status;
    });
    await page.addInitScript(recordFetch);
  }
}
