import { type Handlers } from '../../calls/api';
import { found, ok, HttpError } from '../../calls/reply';
import { textField, type Fields } from '../../calls/request';
import { type EmployeeRow } from '../auth/rows';
import { wireId, wireRow } from '../../database/wire';
import { requireFreeEmail } from '../../calls/freeEmail';

const REQUIRED = ['name', 'email', 'phone', 'role', 'modules'];

const MIN_PASSWORD = 6;

function modulesOf({ modules }: Fields): string {
  if (!Array.isArray(modules) || !modules.every((name) => typeof name === 'string'))
    throw new HttpError(422, 'modules must be a list of texts.');
  return JSON.stringify(modules);
}

function passwordOf(fields: Fields): string {
  const password = textField(fields, 'password');
  if (password.length < MIN_PASSWORD) throw new HttpError(422, 'The password is too short.');
  if (password !== fields.confirmPassword) throw new HttpError(422, 'The passwords do not match.');
  return password;
}

/** An employee in the list of moderators. */
function wireModerator({ id, firstName, lastName, email, phoneNo, role, roleId, modules }: EmployeeRow) {
  return {
    id: wireId(id),
    firstName,
    lastName,
    email,
    phoneNo,
    role,
    roleId: wireId(roleId),
    modules: Array.isArray(modules) ? JSON.stringify(modules) : modules,
  };
}

/** Whoever may use the panel: administrators, sub-admins, and accounts whose role has no title. */
const isEmployee = ({ role }: EmployeeRow) => role.title !== 'user';

export const moderatorHandlers: Handlers = ({ post, table }) => {
  const employees = table('employees');
  const moderator = (id: unknown) => found(employees.find(id), 'Moderator');

  /** Takes the first word of `name` as the first name. */
  function rowOf(fields: Fields, id?: string) {
    const [firstName = '', ...others] = textField(fields, 'name').split(/\s+/);
    const email = textField(fields, 'email');
    requireFreeEmail(employees.all(), email, 'moderator', id);
    const { id: roleId, title } = found(table('roles').find(fields.role), 'Role');
    return {
      firstName,
      lastName: others.join(' '),
      email,
      phoneNo: textField(fields, 'phone'),
      role: { title },
      roleId,
      modules: modulesOf(fields),
    };
  }

  post('users/list/employees', {}, () => ok(employees.all().filter(isEmployee).map(wireModerator)));

  post('roles/list', {}, () => ok(table('roles').all().map(wireRow)));

  post('users/create/employee', { required: [...REQUIRED, 'password', 'confirmPassword'] }, (fields) => {
    const password = passwordOf(fields);
    const created = employees.insert({ ...rowOf(fields), password, age: null, imageURL: null, about: null });
    return ok(wireModerator(created), 'Moderator created successfully.');
  });

  post('users/update/employee', { required: ['id', ...REQUIRED] }, (fields) => {
    const { id } = moderator(fields.id);
    employees.update(id, rowOf(fields, id));
    return ok(null, 'Moderator updated successfully.');
  });
};
