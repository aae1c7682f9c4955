import { defaultScenario } from './default';
import { type Scenario } from './scenario';

export const awkwardScenario: Scenario = { ...defaultScenario };
