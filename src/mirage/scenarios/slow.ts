import { defaultScenario } from './default';
import { type Scenario } from './scenario';

/** Every reply takes three seconds. */
export const slowScenario: Scenario = { ...defaultScenario, latency: 3000 };
