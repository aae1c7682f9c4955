import { type Server } from 'miragejs';
import { type Interceptor } from './api';
import { throttleUpload } from './uploading';

/** Settings of a running mock server; scenarios and tests (`overrides.ts`) change them. */
export interface MockState {
  /** Milliseconds before every reply. */
  latency: number;
  /** Bytes per second of form uploads; without it they take no time. */
  uploadRate?: number;
  /** The scenario's interceptor of every call. */
  scenario?: Interceptor;
  /** By path; `*` stands for every path. */
  overrides: Map<string, Interceptor>;
}

const states = new WeakMap<object, MockState>();

export function keepState(server: Pick<Server, 'db'>, state: MockState) {
  states.set(server, state);
}

export function stateOf(server: Pick<Server, 'db'>): MockState {
  const state = states.get(server);
  if (!state) throw new Error('This server was not made by makeServer.');
  return state;
}

export const delayBy =
  (milliseconds: number): Interceptor =>
  async (_path, _request, next) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return next();
  };

/** The interceptors of a path; the first one runs first. */
export function interceptorsFor({ latency, uploadRate, scenario, overrides }: MockState, path: string): Interceptor[] {
  const found = [
    uploadRate ? throttleUpload(uploadRate) : undefined,
    latency > 0 ? delayBy(latency) : undefined,
    overrides.get('*'),
    overrides.get(path),
    scenario,
  ];
  return found.filter((interceptor) => interceptor !== undefined);
}
