import { searchRows, sortRows, type SortValues } from '@/screen/listRows';
import { type ExportColumn } from '@/components/export/table';
import { type Sort } from '@/components/table/sort';
import { NO_VALUE } from '@/components/table/texts';
import { type Moderator } from '@/services/moderators';
import { fullName } from '@/services/names';
import { type SORT_KEYS } from './moderatorsScreen';
import { labelsOf, sameName } from './modules';

/** The name, or the email if there is no name. */
export const nameOf = (moderator: Moderator) => fullName(moderator) || moderator.email || NO_VALUE;

/** The only role that the form offers, and the only one whose modules limit it. */
export const isSubAdmin = (roleTitle: string) => sameName(roleTitle, 'Subadmin');

/** Whether the role is known and limited by no modules. */
export const isAdministrator = ({ role }: Moderator) =>
  role.trim() !== '' && !isSubAdmin(role) && !sameName(role, 'user');

export const roleLabel = (title: string) => title.trim() || 'Junior Moderator';

const searchText = (moderator: Moderator) => `${fullName(moderator)}\n${moderator.email}`;

const SORT_VALUES: Required<SortValues<Moderator, (typeof SORT_KEYS)[number]>> = {
  name: fullName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  role: ({ role }) => roleLabel(role),
};

/** The moderators whose name or email includes the search, ignoring case, in the table's order. */
export const findModerators = (moderators: readonly Moderator[], search: string, sort: Sort | null) =>
  sortRows(searchRows(moderators, searchText, search), SORT_VALUES, sort);

export const EXPORTED_MODERATORS: ExportColumn<Moderator>[] = [
  { header: 'Name', of: 'name', value: fullName },
  { header: 'Email', of: 'email', value: ({ email }) => email },
  { header: 'Phone', of: 'phone', value: ({ phone }) => phone },
  { header: 'Role', of: 'role', value: ({ role }) => roleLabel(role) },
  { header: 'Modules', of: 'modules', value: ({ modules }) => labelsOf(modules).join(', ') },
];
