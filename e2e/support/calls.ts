import { type Page } from '@playwright/test';

/** One call of the panel to the API, as the page sent it. */
export interface Call {
  path: string;
  /** Fields of the JSON or the form; a file is `name (type)`. */
  fields: Record<string, unknown>;
  token: string | undefined;
  /** Undefined while no answer has come, 0 where none came. */
  status?: number;
}

declare global {
  interface Window {
    noteCall: (id: string, call: Call) => void;
    noteReply: (id: string, status: number) => void;
    /** The panel's `fetch`, without recording. */
    quietFetch: typeof fetch;
  }
}

/**
 * Runs in the page before the panel does. JSON goes by `fetch`, forms by XMLHttpRequest; Mirage replaces both, and the
 * record stays in front of the replacements.
 */
function record() {
  let send = window.fetch.bind(window);
  window.quietFetch = (...args) => send(...args);

  const fieldsOf = (body: unknown) => {
    if (!(body instanceof FormData)) return JSON.parse(body as string) as Record<string, unknown>;
    return Object.fromEntries(
      [...body].map(([name, value]) => [name, value instanceof File ? `${value.name} (${value.type})` : value]),
    );
  };

  const pathOf = (url: unknown) => (typeof url === 'string' ? url.split('/api/')[1] : undefined);

  const recorded: typeof fetch = async (input, init) => {
    const path = pathOf(input);
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

  const recordForms = (Request: typeof XMLHttpRequest) =>
    class extends Request {
      private path: string | undefined;
      private token: string | undefined;

      override open(method: string, url: string | URL, isAsync = true) {
        this.path = pathOf(url);
        super.open(method, url, isAsync);
      }

      override setRequestHeader(name: string, value: string) {
        if (name === 'access-token') this.token = value;
        super.setRequestHeader(name, value);
      }

      override send(body?: Document | XMLHttpRequestBodyInit | null) {
        if (this.path !== undefined && body instanceof FormData) {
          const id = crypto.randomUUID();
          window.noteCall(id, { path: this.path, fields: fieldsOf(body), token: this.token });
          this.addEventListener('loadend', () => window.noteReply(id, this.status));
        }
        super.send(body);
      }
    };
  let Request = recordForms(XMLHttpRequest);
  Object.defineProperty(window, 'XMLHttpRequest', {
    get: () => Request,
    set: (value: typeof XMLHttpRequest) => (Request = recordForms(value)),
  });
}

/** The calls a page has made, in order. */
export class Calls {
  private readonly all = new Map<string, Call>();

  /** Those to a path such as `users/create`. */
  to = (path: string) => [...this.all.values()].filter((call) => call.path === path);

  /** The paths of all of them, in order. */
  paths = () => [...this.all.values()].map(({ path }) => path);

  forget = () => this.all.clear();

  async watch(page: Page) {
    await page.exposeFunction('noteCall', (id: string, call: Call) => this.all.set(id, call) && undefined);
    await page.exposeFunction('noteReply', (id: string, status: number) => {
      const call = this.all.get(id);
      if (call) call.status = status;
    });
    await page.addInitScript(record);
  }
}
