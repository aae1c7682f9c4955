import { compareText } from '@/components/format/order';
import { NO_VALUE } from '@/components/table/texts';
import { type Moderator } from '@/services/moderators';
import { fullName } from '@/services/names';
import { type ModeratorsSort } from './moderatorsScreen';
import { sameName } from './modules';

type Moderators = readonly Moderator[];

/** What a moderator is called where the name is missing too. */
export const nameOf = (moderator: Moderator) => fullName(moderator) || moderator.email || NO_VALUE;

/** The role whose modules limit it; the only role that is offered. */
export const isSubAdmin = (roleTitle: string) => sameName(roleTitle, 'Subadmin');

/** The label where no title is known. */
export const roleLabel = (title: string) => title.trim() || 'Junior Moderator';

const searchText = (moderator: Moderator) => `${fullName(moderator)}\n${moderator.email}`.toLowerCase();

/** Those whose first name, last name or email holds the search, whatever its case. */
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

/** Equal ones, and all without a sort, stay as the server sent them. */
export function sortModerators(moderators: Moderators, sort: ModeratorsSort | null): Moderators {
  if (!sort) return moderators;
  const turn = sort.direction === 'asc' ? 1 : -1;
  const valueOf = SORT_VALUES[sort.key];
  return [...moderators].sort((one, other) => turn * compareText(valueOf(one), valueOf(other)));
}
