import { AREAS } from '../areas/areas';
import { type WithDb } from '../database/table';
import { plantFaults } from './plantedFaults';
import { type Scenario } from './scenario';

/** The data of a believable practice, in whose contents nothing is wrong. */
export function seedPractice(db: WithDb) {
  for (const { seed } of AREAS) seed?.(db);
}

/** The same with a few faults, for the content checks to find. */
export const defaultScenario: Scenario = {
  seed(db) {
    seedPractice(db);
    plantFaults(db);
  },
};
