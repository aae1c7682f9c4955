import { type EmployeeRow } from '../areas/auth/rows';
import { HttpError } from './reply';
import { header, type MockRequest } from './request';
import { table, type WithDb } from '../database/table';

const PREFIX = 'seed-token-';

/** The same for an account each time, because a reload makes a new mock server and the session must survive it. */
export const tokenOf = ({ id }: Pick<EmployeeRow, 'id'>) => `${PREFIX}${id}`;

/** Returns the employee whose token the request carries, or throws a 401. */
export function callerOf(db: WithDb, request: MockRequest): EmployeeRow {
  const token = header(request, 'access-token') ?? '';
  const caller = token.startsWith(PREFIX) ? table(db, 'employees').find(token.slice(PREFIX.length)) : undefined;
  if (!caller) throw new HttpError(401, 'Your session has expired.');
  return caller;
}
