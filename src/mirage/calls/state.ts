import { type Server } from 'miragejs';
import { type Interceptor } from './api';
import { uploading } from './uploading';

/** How a mock server behaves beside what its handlers say; changed by scenarios and by tests (`overrides.ts`). */
export interface MockState {
  /** Milliseconds before every answer. */
  latency: number;
  /** Bytes a second at which forms arrive; without it they arrive at once. */
  uploadRate?: number;
  /** The scenario's behaviour on every call. */
  scenario?: Interceptor;
  /** By path, or `*` for every path. */
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

export const waiting =
  (milliseconds: number): Interceptor =>
  async (_path, _request, next) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return next();
  };

/** What stands before the handler of a path, outermost first. */
export function interceptorsFor({ latency, uploadRate, scenario, overrides }: MockState, path: string): Interceptor[] {
  const found = [
    uploadRate ? uploading(uploadRate) : undefined,
    latency > 0 ? waiting(latency) : undefined,
    overrides.get('*'),
    overrides.get(path),
    scenario,
  ];
  return found.filter((interceptor) => interceptor !== undefined);
}
