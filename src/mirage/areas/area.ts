import { type FactoryDefinition } from 'miragejs/-types';
import { type Handlers } from '../calls/api';
import { type WithDb } from '../database/table';

/** A section of the panel in the mock server. */
export interface Area {
  /** One per model, by the model's name; the models follow from them. */
  factories: Record<string, FactoryDefinition>;
  handlers: readonly Handlers[];
  /** Inserts the rows of the `default` scenario. */
  seed?: (db: WithDb) => void;
  /** Inserts the edge cases that the `awkward` scenario adds. */
  seedOdd?: (db: WithDb) => void;
}
