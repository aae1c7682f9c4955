import { createServer } from 'miragejs';
import { mockApi } from './calls/api';
import { ROLES, sampleEmployees } from './areas/auth/employeeFactory';
import { defineHandlers, factories, models } from './areas/areas';
import { UserIds } from './areas/users/userIds';
import { namesOnly, type MediaStore } from './calls/mediaStore';
import { SCENARIOS, type ScenarioName } from './scenarios/scenarios';
import { interceptorsFor, keepState, type MockState } from './calls/state';
import { table } from './database/table';

export interface MockServerOptions {
  /** `test` tracks requests, and loads no seeds unless a scenario is named. */
  environment: 'development' | 'test';
  scenario?: ScenarioName;
  /** As in the panel's settings, without a trailing slash. */
  apiRoot?: string;
  media?: MediaStore;
  /** Milliseconds before every reply. */
  latency?: number;
  /** Bytes per second of form uploads; without it they take no time. */
  uploadRate?: number;
  /** Replaces Pretender outside a browser. */
  interceptor?: object;
}

/** Whether a request is not for the API; such requests go to the network. */
function isForeign(url: string, apiRoot: string) {
  const here = globalThis.location?.href ?? 'http://localhost/';
  return !new URL(url, here).href.startsWith(new URL(`${apiRoot}/`, here).href);
}

/** Makes the mock server of development, jest, the demo build and `npm run mock-api`. */
export function makeServer({
  environment,
  scenario = environment === 'test' ? undefined : 'default',
  apiRoot = '/api',
  media = namesOnly(),
  latency = 0,
  uploadRate,
  interceptor,
}: MockServerOptions) {
  const state: MockState = { latency, uploadRate, overrides: new Map() };
  const server = createServer({
    environment,
    models,
    factories,
    identityManagers: { user: UserIds },
    trackRequests: environment === 'test',
    timing: 0, // Mirage's default is 400 ms; `latency` does this here
    seeds: () => {}, // the scenario seeds, below; without `seeds` Mirage ignores the factories
    routes() {
      this.passthrough((request) => {
        const passes = isForeign(request.url, apiRoot);
        // Otherwise Pretender passes bytes on as text, which breaks a video that is fetched to be copied.
        if (passes) Object.assign(request, { responseType: 'arraybuffer' });
        return passes;
      });
    },
    ...(interceptor && { interceptor }),
  });
  server.logging = false;
  keepState(server, state);

  defineHandlers(mockApi(server, { apiRoot, media, interceptors: (path) => interceptorsFor(state, path) }));

  table(server, 'roles').insertAll(ROLES);
  table(server, 'employees').insertAll(sampleEmployees());
  if (scenario) {
    const chosen = SCENARIOS[scenario];
    chosen.seed(server);
    state.scenario = chosen.makeInterceptor?.();
    state.latency = Math.max(latency, chosen.latency ?? 0);
  }
  return server;
}

export type MockServer = ReturnType<typeof makeServer>;
