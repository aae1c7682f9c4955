import { searchRows, sortRows, type SortValues } from '@/screen/listView';
import { type ExportColumn } from '@/components/export/table';
import { NO_VALUE } from '@/components/table/texts';
import { type Moderator } from '@/services/moderators';
import { fullName } from '@/services/names';
import { type ModeratorsSort } from './moderatorsScreen';
import { labelsOf, sameName } from './modules';

type Moderators = readonly Moderator[];

/** The name, or the email if there is no name. */
export const nameOf = (moderator: Moderator) => fullName(moderator) || moderator.email || NO_VALUE;

/** The only role that the form offers, and the only one whose modules limit it. */
export const isSubAdmin = (roleTitle: string) => sameName(roleTitle, 'Subadmin');

/** Whether the role is known and limited by no modules. */
export const isAdministrator = ({ role }: Moderator) =>
  role.trim() !== '' && !isSubAdmin(role) && !sameName(role, 'user');

export const roleLabel = (title: string) => title.trim() || 'Junior Moderator';

const searchText = (moderator: Moderator) => `${fullName(moderator)}\n${moderator.email}`;

/** The moderators whose name or email includes the search, ignoring case. */
export const searchModerators = (moderators: Moderators, search: string) => searchRows(moderators, searchText, search);

const SORT_VALUES: Required<SortValues<Moderator, ModeratorsSort['key']>> = {
  name: fullName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  role: ({ role }) => roleLabel(role),
};

/** The moderators in the table's order; equal ones, and all without a sort, stay in the server's order. */
export const sortModerators = (moderators: Moderators, sort: ModeratorsSort | null) =>
  sortRows(moderators, SORT_VALUES, sort);

export const MODERATORS_EXPORT: ExportColumn<Moderator>[] = [
  { header: 'Name', of: 'name', value: fullName },
  { header: 'Email', of: 'email', value: ({ email }) => email },
  { header: 'Phone', of: 'phone', value: ({ phone }) => phone },
  { header: 'Role', of: 'role', value: ({ role }) => roleLabel(role) },
  { header: 'Modules', of: 'modules', value: ({ modules }) => labelsOf(modules).join(', ') },
];

/** The moderators that the search finds, in the table's order. */
export const exportedModerators = (moderators: Moderators | undefined, search: string, sort: ModeratorsSort | null) =>
  sortModerators(searchModerators(moderators ?? [], search), sort);
