import { isScenarioName, type ScenarioName } from '../scenarios/scenarios';
import { makeServer, type MockServer } from '../server';
import { HttpInterceptor } from './httpInterceptor';
import { MemoryMedia } from './memoryMedia';

export const API_ROOT = '/api';

/** One life of the mock server; a reset starts another. */
export interface Backend {
  server: MockServer;
  interceptor: HttpInterceptor;
  uploads: MemoryMedia;
}

/** Unknown names fall back to the default scenario. */
export function startBackend(scenario: unknown, latency: number): Backend {
  const chosen: ScenarioName = isScenarioName(scenario) ? scenario : 'default';
  const interceptor = new HttpInterceptor();
  const uploads = new MemoryMedia();
  const options = { environment: 'development', scenario: chosen, apiRoot: API_ROOT, latency } as const;
  return { server: makeServer({ ...options, media: uploads, interceptor }), interceptor, uploads };
}
