import { type Scenario } from './scenario';

/** The first day: the sample accounts and no other data. */
export const emptyScenario: Scenario = { seed() {} };
