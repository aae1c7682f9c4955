import { type FactoryDefinition } from 'miragejs/-types';
import { type Handlers } from '../calls/api';
import { type WithDb } from '../database/table';

/** What the mock server has of a section of the panel. */
export interface Area {
  /** One for each model, by the name that `server.create` takes. */
  factories: Record<string, FactoryDefinition>;
  handlers: readonly Handlers[];
  /** Inserts the rows of the scenario `default`. */
  seed?: (db: WithDb) => void;
  /** Inserts rows that only the scenario `awkward` has. */
  seedOdd?: (db: WithDb) => void;
}
