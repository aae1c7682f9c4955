import { type EmployeeRow } from '../areas/auth/rows';
import { Refusal } from './reply';
import { header, type MockRequest } from './request';
import { table, type WithDb } from '../database/table';

const PREFIX = 'seed-token-';

/** The same for an account each time, so that a session outlives a reload, which builds the mock server anew. */
export const tokenOf = ({ id }: Pick<EmployeeRow, 'id'>) => `${PREFIX}${id}`;

/** Whose token the call carries; a 401 where it carries none or an unknown one. */
export function callerOf(db: WithDb, request: MockRequest): EmployeeRow {
  const token = header(request, 'access-token') ?? '';
  const caller = token.startsWith(PREFIX) ? table(db, 'employees').find(token.slice(PREFIX.length)) : undefined;
  if (!caller) throw new Refusal(401, 'Your session has expired.');
  return caller;
}
