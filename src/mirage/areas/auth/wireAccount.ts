import { type EmployeeRow } from './rows';
import { wireId } from '../../database/wire';

/** An employee in the replies of sign-in and profile, which leave out the password. */
export function wireAccount(employee: EmployeeRow) {
  const { id, firstName, lastName, email, phoneNo, role, modules, age, imageURL, about } = employee;
  return { id: wireId(id), firstName, lastName, email, phoneNo, role, modules, age, imageURL, userProfile: { about } };
}
