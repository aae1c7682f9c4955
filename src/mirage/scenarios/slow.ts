import { defaultScenario } from './default';
import { type Scenario } from './scenario';

/** Every answer takes three seconds. */
export const slowScenario: Scenario = { ...defaultScenario, latency: 3000 };
