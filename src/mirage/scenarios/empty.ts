import { type Scenario } from './scenario';

/** The first day: accounts to sign in with, and nothing else. */
export const emptyScenario: Scenario = { seed() {} };
