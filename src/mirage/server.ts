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
  /** `test`: no seeds unless a scenario is named, no latency, requests are tracked. */
  environment: 'development' | 'test';
  scenario?: ScenarioName;
  /** As in the panel's settings, no slash at the end. */
  apiRoot?: string;
  media?: MediaStore;
  /** Milliseconds before every answer. */
  latency?: number;
  /** Bytes a second at which forms arrive; without it they arrive at once. */
  uploadRate?: number;
  /** Stands in for Pretender where there is no browser. */
  interceptor?: object;
}

/** Whether the call is none of the API's: then it goes to the network. */
function isForeign(url: string, apiRoot: string) {
  const here = globalThis.location?.href ?? 'http://localhost/';
  return !new URL(url, here).href.startsWith(new URL(`${apiRoot}/`, here).href);
}

/** The mock server (design: one for development, jest, the demo build and the HTTP server). */
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
    timing: 0, // else Mirage waits 400 ms; the wait here is `latency`
    seeds: () => {}, // below, alike for both environments; without any Mirage would leave out the factories
    routes() {
      this.passthrough((request) => {
        const passes = isForeign(request.url, apiRoot);
        // In any other form Pretender hands bytes on as text: a film fetched for a copy would be broken.
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
    state.scenario = chosen.behaviour?.();
    state.latency = Math.max(latency, chosen.latency ?? 0);
  }
  return server;
}

export type MockServer = ReturnType<typeof makeServer>;
