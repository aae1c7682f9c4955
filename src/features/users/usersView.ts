import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { type Tab, type UsersSort } from './usersScreen';

export const NO_VALUE = 'N/A';

export const planLabel = (user: User) => user.plans[0] ?? 'Free';
export const statusLabel = (user: User) => (user.isActive ? 'Active' : 'Inactive');

type Users = readonly User[];

const collator = new Intl.Collator('en');
const compareCode = (a: string, b: string) => Number(a > b) - Number(a < b);

const SORT_VALUES: Record<UsersSort['key'], (user: User) => string> = {
  name: fullName,
  email: (user) => user.email,
  phone: (user) => user.phone,
  plan: planLabel,
  status: statusLabel,
  created: (user) => user.createdAt,
};

/** Places of the users in ascending order; equal ones stay as the server sent them. */
function ascendingOrder(users: Users, key: UsersSort['key']): Uint32Array {
  const toValue = SORT_VALUES[key];
  // ISO dates sort by their characters; names as a person would.
  const compare = key === 'created' ? compareCode : collator.compare;
  const keyed = users.map((user, index) => ({ index, value: toValue(user) }));
  return Uint32Array.from(
    keyed.sort((a, b) => compare(a.value, b.value)),
    ({ index }) => index,
  );
}

/** The order turned round: runs of equal values change places, but keep their own order within. */
function turnedRound(users: Users, order: Uint32Array, key: UsersSort['key']): Uint32Array {
  const toValue = SORT_VALUES[key];
  const turned = new Uint32Array(order.length);
  let start = 0;
  for (let place = 1; place <= order.length; place += 1) {
    const isRun = place < order.length && toValue(users[order[place]!]!) === toValue(users[order[start]!]!);
    if (isRun) continue;
    turned.set(order.subarray(start, place), order.length - place);
    start = place;
  }
  return turned;
}

const toSearchText = ({ firstName, lastName, email, phone }: User) =>
  `${firstName} ${lastName}\n${email}\n${phone}`.toLowerCase();

/** What is made once for a list: sorting and lower-casing 100,000 rows is no work for every key typed. */
interface Index {
  searchTexts?: string[];
  /** The last order asked for, both ways round. */
  order?: { key: UsersSort['key']; asc: Uint32Array; desc: Uint32Array };
}

const indexes = new WeakMap<Users, Index>();

function indexOf(users: Users): Index {
  const known = indexes.get(users) ?? {};
  indexes.set(users, known);
  return known;
}

/** Makes the search texts of a list ahead of the first key typed. */
export function prepareSearch(users: Users): string[] {
  const index = indexOf(users);
  return (index.searchTexts ??= users.map(toSearchText));
}

function orderFor(users: Users, { key, direction }: UsersSort): Uint32Array {
  const index = indexOf(users);
  if (index.order?.key !== key) {
    const asc = ascendingOrder(users, key);
    index.order = { key, asc, desc: turnedRound(users, asc, key) };
  }
  return index.order[direction];
}

const isInTab: Record<Tab, (user: User) => boolean> = {
  all: () => true,
  active: (user) => user.isActive,
  inactive: (user) => !user.isActive,
  // §4: Archived has no filtering rule.
  archived: () => true,
};

/**
 * The users of a tab that match a search, in the sort's order. A search stands anywhere in name, email or phone, or
 * begins the status (§4 App user).
 */
export function viewUsers(users: Users, { tab, search, sort }: { tab: Tab; search: string; sort: UsersSort | null }) {
  const wanted = search.trim().toLowerCase();
  if (!wanted && !sort && (tab === 'all' || tab === 'archived')) return users;
  const searchTexts = wanted ? prepareSearch(users) : null;
  const beginsActive = 'active'.startsWith(wanted);
  const beginsInactive = 'inactive'.startsWith(wanted);
  const order = sort && orderFor(users, sort);
  const found: User[] = [];
  for (let place = 0; place < users.length; place += 1) {
    const index = order ? order[place]! : place;
    const user = users[index]!;
    if (!isInTab[tab](user)) continue;
    const isFound =
      !searchTexts || (user.isActive ? beginsActive : beginsInactive) || searchTexts[index]!.includes(wanted);
    if (isFound) found.push(user);
  }
  return found;
}

/** One page of a list; a page beyond the end is the last one. */
export function pageOf<Row>(list: readonly Row[], page: number, size: number) {
  const current = Math.min(page, Math.max(1, Math.ceil(list.length / size)));
  return { current, rows: list.slice((current - 1) * size, current * size) };
}
