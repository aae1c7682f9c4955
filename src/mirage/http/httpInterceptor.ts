import { type MockRequest } from '../calls/request';

export type RackReply = [status: number, headers: Record<string, string>, body: string];
type RouteHandler = (request: MockRequest) => Promise<RackReply>;

interface Route {
  parts: string[];
  handle: RouteHandler;
}

/** The members of Mirage's server that an interceptor uses and Mirage's types omit. */
interface Registrar {
  post: (path: string, handler: unknown) => void;
  registerRouteHandler: (
    verb: string,
    path: string,
    handler: unknown,
    code: undefined,
    options: object,
  ) => RouteHandler;
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

function match({ parts }: Route, path: string[]): Record<string, string> | null {
  if (parts.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of parts.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = path[i]!;
    else if (part !== path[i]) return null;
  }
  return params;
}

/** Replaces Pretender, so that Mirage's POST handlers can reply to HTTP requests. */
export class HttpInterceptor {
  // Mirage reads and writes these properties.
  timing = 0;
  namespace = '';
  urlPrefix = '';
  passthroughChecks: unknown[] = [];

  private readonly routes: Route[] = [];

  create(server: Registrar) {
    server.post = (path, handler) => {
      this.routes.push({
        parts: partsOf(path),
        handle: server.registerRouteHandler('post', path, handler, undefined, {}),
      });
    };
  }

  /** Returns the handler's reply, or null if no handler has the path. */
  async handle(path: string, request: Omit<MockRequest, 'params'>): Promise<RackReply | null> {
    for (const route of this.routes) {
      const params = match(route, partsOf(path));
      if (params) return route.handle({ ...request, params });
    }
    return null;
  }
}
