import { type Interceptor } from '../calls/api';
import { type WithDb } from '../database/table';

export interface Scenario {
  /** Inserts rows; the sample accounts exist already. */
  seed(db: WithDb): void;
  /** Makes the interceptor of every call. */
  makeInterceptor?: () => Interceptor;
  /** The least latency, in milliseconds. */
  latency?: number;
}
