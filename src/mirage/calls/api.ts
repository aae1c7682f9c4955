import { Response, type Server } from 'miragejs';
import { type MediaStore } from './mediaStore';
import { type EmployeeRow } from '../areas/auth/rows';
import { type Tables } from '../database/tables';
import { HttpError, type Reply, type ReplyBody } from './reply';
import { readFields, requireFields, type Fields, type MockRequest } from './request';
import { callerOf } from './sessions';
import { table, type Table, type WithDb } from '../database/table';

interface Rules {
  /** The format of the body; `json` by default. */
  kind?: 'json' | 'form';
  required?: readonly string[];
  /** Whether the call needs no session. */
  isPublic?: boolean;
}

/**
 * Handles a call whose body passed the rules. `params` holds the dynamic segments of the path, as `id` of
 * `list/update/:id`; `caller` returns the employee who is signed in.
 */
type Handler = (fields: Fields, params: Record<string, string>, caller: () => EmployeeRow) => ReplyBody;

/** Runs before a handler; it can change, delay or replace the handler's reply. */
export type Interceptor = (path: string, request: MockRequest, next: () => Promise<Reply>) => Promise<Reply>;

/** What the handlers of an area work with. */
export interface MockApi {
  post: (path: string, rules: Rules, handler: Handler) => void;
  table: <Name extends keyof Tables>(name: Name) => Table<Tables[Name]>;
  media: MediaStore;
}

/** Defines the handlers of an area, or of a part of it. */
export type Handlers = (api: MockApi) => void;

interface ApiOptions {
  apiRoot: string;
  media: MediaStore;
  /** Called for every request; the first interceptor runs first. */
  interceptors: (path: string) => Interceptor[];
}

function answer(db: WithDb, request: MockRequest, rules: Rules, handler: Handler): Reply {
  try {
    if (!rules.isPublic) callerOf(db, request);
    const fields = readFields(request, rules.kind ?? 'json');
    requireFields(fields, rules.required ?? []);
    return { status: 200, body: handler(fields, request.params, () => callerOf(db, request)) };
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, body: { message: error.message } };
    return { status: 500, body: { message: `The mock server failed: ${(error as Error).stack}` } };
  }
}

/** Registers handlers on a Mirage server and applies the rules of every call: session, format, required fields. */
export function mockApi(server: Server, { apiRoot, media, interceptors }: ApiOptions): MockApi {
  return {
    table: (name) => table(server, name),
    media,
    post: (path, rules, handler) => {
      server.post(`${apiRoot}/${path}`, async (_schema, mirageRequest) => {
        const request = mirageRequest as unknown as MockRequest;
        // By default Pretender delivers a reply in chunks of ten characters, which takes seconds for a long list.
        request.chunkSize = Infinity;
        const respond = interceptors(path).reduceRight<() => Promise<Reply>>(
          (next, intercept) => () => intercept(path, request, next),
          () => Promise.resolve(answer(server, request, rules, handler)),
        );
        const { status, body, contentType } = await respond();
        return new Response(status, { 'Content-Type': contentType ?? 'application/json' }, body as object);
      });
    },
  };
}
