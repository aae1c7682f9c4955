import { type EmployeeRow } from './rows';
import { wireId } from '../../database/wire';

/** An employee as signing in and the profile answer it: never with the password. */
export function wireAccount(employee: EmployeeRow) {
  const { id, firstName, lastName, email, phoneNo, role, modules, age, imageURL, about } = employee;
  return { id: wireId(id), firstName, lastName, email, phoneNo, role, modules, age, imageURL, userProfile: { about } };
}
