import { Response, type Server } from 'miragejs';
import { type MediaStore } from './mediaStore';
import { type EmployeeRow } from '../areas/auth/rows';
import { type Tables } from '../database/tables';
import { Refusal, type Reply, type ReplyBody } from './reply';
import { readFields, requireFields, type Fields, type MockRequest } from './request';
import { callerOf } from './sessions';
import { table, type Table, type WithDb } from '../database/table';

interface Rules {
  /** `json` unless told otherwise. */
  kind?: 'json' | 'form';
  required?: readonly string[];
  /** Answered without a session. */
  isPublic?: boolean;
}

/**
 * Answers a call that passed the rules; `params` are the parts of a path such as `list/update/:id`, `caller` tells who
 * is signed in.
 */
type Handler = (fields: Fields, params: Record<string, string>, caller: () => EmployeeRow) => ReplyBody;

/** Stands before the handlers: may answer in their place, change their answer or hold it. */
export type Interceptor = (path: string, request: MockRequest, next: () => Promise<Reply>) => Promise<Reply>;

/** What an area's handlers are given to work with. */
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
  /** Asked anew for each call, the first one outermost. */
  interceptors: (path: string) => Interceptor[];
}

function answer(db: WithDb, request: MockRequest, rules: Rules, handler: Handler): Reply {
  try {
    if (!rules.isPublic) callerOf(db, request);
    const fields = readFields(request, rules.kind ?? 'json');
    requireFields(fields, rules.required ?? []);
    return { status: 200, body: handler(fields, request.params, () => callerOf(db, request)) };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { message: error.message } };
    return { status: 500, body: { message: `The mock server failed: ${(error as Error).stack}` } };
  }
}

/** The calls of a Mirage server, with the rules that every call obeys. */
export function mockApi(server: Server, { apiRoot, media, interceptors }: ApiOptions): MockApi {
  return {
    table: (name) => table(server, name),
    media,
    post: (path, rules, handler) => {
      server.post(`${apiRoot}/${path}`, async (_schema, mirageRequest) => {
        const request = mirageRequest as unknown as MockRequest;
        // Pretender hands a reply over in steps of ten characters, which takes seconds for a long list.
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
