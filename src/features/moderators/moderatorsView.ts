import { type ExportColumn } from '@/components/export/table';
import { compareText } from '@/components/format/order';
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

export const roleLabel = (title: string) => title.trim() || 'Junior Moderator';

const searchText = (moderator: Moderator) => `${fullName(moderator)}\n${moderator.email}`.toLowerCase();

/** The moderators whose name or email includes the search, ignoring case. */
export function searchModerators(moderators: Moderators, search: string): Moderators {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return moderators;
  return moderators.filter((moderator) => searchText(moderator).includes(wanted));
}

const SORT_VALUES: Record<ModeratorsSort['key'], (moderator: Moderator) => string> = {
  name: fullName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  role: ({ role }) => roleLabel(role),
};

/** The moderators in the table's order; equal ones, and all without a sort, stay in the server's order. */
export function sortModerators(moderators: Moderators, sort: ModeratorsSort | null): Moderators {
  if (!sort) return moderators;
  const turn = sort.direction === 'asc' ? 1 : -1;
  const valueOf = SORT_VALUES[sort.key];
  return [...moderators].sort((one, other) => turn * compareText(valueOf(one), valueOf(other)));
}

export const MODERATORS_EXPORT: ExportColumn<Moderator>[] = [
  { header: 'Name', value: fullName },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Role', value: ({ role }) => roleLabel(role) },
  { header: 'Modules', value: ({ modules }) => labelsOf(modules).join(', ') },
];

/** The moderators that the search finds, in the table's order. */
export const exportedModerators = (moderators: Moderators | undefined, search: string, sort: ModeratorsSort | null) =>
  sortModerators(searchModerators(moderators ?? [], search), sort);
