import { object, string } from 'yup';
import { emailRule, passwordRule, plainText, unlessStored } from '@/components/form/rules';
import { plainLine } from '@/lib/plainLine';
import { id, type Id } from '@/services/http/decode';
import { type Moderator, type Role, type SaveModerator } from '@/services/moderators';
import { fullName } from '@/services/names';
import { Secret } from '@/services/session/secret';
import { isSubAdmin, roleLabel } from '../moderatorsRows';
import { sameName, tidied } from '../modules';

export interface ModeratorValues {
  /** First and last name as one text. */
  name: string;
  email: string;
  phone: string;
  /** The role's id as text; `''` for the first one offered, so that the form does not wait for the roles. */
  role: string;
  modules: string[];
  password: string;
  confirmPassword: string;
}

const account = {
  name: string().trim().required('Name is required'),
  email: emailRule,
  phone: plainText.required('Phone is required'),
};

const isSamePassword = (text: string | undefined, { parent }: { parent: ModeratorValues }) => text === parent.password;

/** An edit does not change the password. */
export const editSchema = ({ email }: Pick<Moderator, 'email'>) =>
  object({ ...account, email: unlessStored(email, account.email) });
export const addSchema = object({
  ...account,
  password: passwordRule,
  confirmPassword: string()
    .required('Confirm Password is required')
    .test('same', 'Passwords do not match', isSamePassword),
});

export const toValues = (moderator?: Moderator): ModeratorValues => ({
  name: moderator ? fullName(moderator) : '',
  email: moderator?.email ?? '',
  phone: moderator?.phone ?? '',
  role: String(moderator?.roleId ?? ''),
  modules: tidied(moderator?.modules ?? []),
  password: '',
  confirmPassword: '',
});

export const offeredRoles = (roles: readonly Role[]) => roles.filter(({ title }) => isSubAdmin(title));

/** The options of a form that started with the role `initial`: the offered roles, after the stored one if it is not offered. */
export function roleOptions(offered: readonly Role[], initial: string, title = '') {
  const isFirstMeant = initial === '' && (title.trim() === '' || isSubAdmin(title));
  const options = offered.map((role, index) => ({
    value: isFirstMeant && index === 0 ? '' : String(role.id),
    label: role.title,
  }));
  const isOffered = options.some(({ value }) => value === initial);
  return isOffered ? options : [{ value: initial, label: roleLabel(title) }, ...options];
}

/** The id of the chosen role; without one, of the role with the stored title, or the offered one. Null while it is not known. */
export const roleOf = ({ role }: ModeratorValues, roles: readonly Role[], title = ''): Id | null =>
  id(role) ?? roles.find((one) => sameName(one.title, title.trim() || 'Subadmin'))?.id ?? null;

/** The request for values that passed the schema; without an id a moderator is created with the password. */
export const toRequest = (values: ModeratorValues, role: Id, moderatorId?: Id): SaveModerator => ({
  id: moderatorId,
  name: values.name.trim(),
  email: plainLine(values.email),
  phone: plainLine(values.phone),
  role,
  modules: values.modules,
  ...(moderatorId === undefined && { password: new Secret(values.password) }),
});
