import { isScenarioName, type ScenarioName } from '../scenarios/scenarios';
import { makeServer, type MockServer } from '../server';
import { HttpInterceptor } from './httpInterceptor';
import { MemoryMedia } from './memoryMedia';

export const API_ROOT = '/api';

/** A mock server with its uploads; a reset makes a new one. */
export interface Backend {
  server: MockServer;
  interceptor: HttpInterceptor;
  uploads: MemoryMedia;
}

/** An unknown scenario name means the default one. */
export function startBackend(scenario: unknown, latency: number): Backend {
  const chosen: ScenarioName = isScenarioName(scenario) ? scenario : 'default';
  const interceptor = new HttpInterceptor();
  const uploads = new MemoryMedia();
  const options = { environment: 'development', scenario: chosen, apiRoot: API_ROOT, latency } as const;
  return { server: makeServer({ ...options, media: uploads, interceptor }), interceptor, uploads };
}
