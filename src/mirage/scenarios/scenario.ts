import { type Interceptor } from '../calls/api';
import { type WithDb } from '../database/table';

export interface Scenario {
  /** Fills the database; the sample accounts are in it already. */
  seed(db: WithDb): void;
  /** How a server of this scenario behaves on every call, beside what its handlers say. */
  behaviour?: () => Interceptor;
  /** Milliseconds before every answer, at least. */
  latency?: number;
}
