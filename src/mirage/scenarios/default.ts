import { AREAS } from '../areas/areas';
import { type Scenario } from './scenario';

/** The data of a believable practice. */
export const defaultScenario: Scenario = {
  seed(db) {
    for (const { seed } of AREAS) seed?.(db);
  },
};
