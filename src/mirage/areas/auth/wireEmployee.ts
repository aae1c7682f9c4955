import { type EmployeeRow } from '../users/rows';
import { wireId } from '../../database/wire';

/** An employee as signing in and the profile answer it: never with the password. */
export function wireAccount(employee: EmployeeRow) {
  const { id, firstName, lastName, email, phoneNo, role, modules, age, imageURL, about } = employee;
  return { id: wireId(id), firstName, lastName, email, phoneNo, role, modules, age, imageURL, userProfile: { about } };
}

/** An employee as the list of moderators has it. */
export function wireModerator({ id, firstName, lastName, email, phoneNo, role, roleId, modules }: EmployeeRow) {
  const person = { id: wireId(id), firstName, lastName, email, phoneNo };
  return {
    ...person,
    role,
    roleId: wireId(roleId),
    modules: Array.isArray(modules) ? JSON.stringify(modules) : modules,
  };
}
