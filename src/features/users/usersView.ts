import { compareKeys, orderKey } from '@/components/format/order';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { joinTexts, textHits, type SearchTexts } from './searchTexts';
import { type Tab, type UsersSort } from './usersScreen';

export const planLabel = (user: User) => user.plans[0] ?? 'Free';
export const statusLabel = (user: User) => (user.isActive ? 'Active' : 'Inactive');

type Users = readonly User[];

const compareCode = (a: string, b: string) => Number(a > b) - Number(a < b);

const SORT_VALUES: Record<UsersSort['key'], (user: User) => string> = {
  name: fullName,
  email: (user) => user.email,
  phone: (user) => user.phone,
  plan: planLabel,
  status: statusLabel,
  created: (user) => user.createdAt,
};

/**
 * Places in the list that the server sent: what is found and ordered are places, not users, so that a list of 100,000
 * costs no more than the page that is shown of it.
 */
export type Places = Uint32Array;

/** Places in ascending order; equal ones stay as the server sent them. */
function ascending(users: Users, key: UsersSort['key']): Places {
  const toValue = SORT_VALUES[key];
  // ISO dates sort by their characters; names as a person would.
  const isDate = key === 'created';
  const values = users.map(isDate ? toValue : (user) => orderKey(toValue(user)));
  const compare = isDate ? compareCode : compareKeys;
  // An array, for its sort knows runs that are in order already; a typed array's does not.
  return Uint32Array.from([...values.keys()].sort((a, b) => compare(values[a]!, values[b]!)));
}

/** The order turned round: runs of equal values change places, but keep their own order within. */
function turnedRound(users: Users, order: Places, key: UsersSort['key']): Places {
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
  asSent: Places;
  /** 1 for users who are active, by place: apart from the users, for 100,000 of them are read from all over the heap. */
  active?: Uint8Array;
  searchTexts?: SearchTexts;
  /** The last order asked for. */
  order?: { key: UsersSort['key']; asc: Places; desc?: Places };
  /** The last search. What its text goes on with can only be found among what it found. */
  last?: { wanted: string; shown: boolean | null; order: Places; found: Places };
}

const indexes = new WeakMap<Users, Index>();

function indexOf(users: Users): Index {
  const known = indexes.get(users);
  if (known) return known;
  const index = { asSent: Uint32Array.from(users.keys()) };
  indexes.set(users, index);
  return index;
}

const activeOf = (users: Users) =>
  (indexOf(users).active ??= Uint8Array.from(users, ({ isActive }) => Number(isActive)));

/** Makes the search texts of a list ahead of the first key typed. */
export const prepareSearch = (users: Users) => (indexOf(users).searchTexts ??= joinTexts(users.map(toSearchText)));

function orderOf(users: Users, sort: UsersSort | null): Places {
  const index = indexOf(users);
  if (!sort) return index.asSent;
  const { key, direction } = sort;
  if (index.order?.key !== key) index.order = { key, asc: ascending(users, key) };
  const { order } = index;
  if (direction === 'asc') return order.asc;
  return (order.desc ??= turnedRound(users, order.asc, key));
}

/** Which `isActive` a tab shows; Archived has no rule of its own. */
const SHOWN: Record<Tab, boolean | null> = { all: null, active: true, inactive: false, archived: null };

/**
 * Where the users of a tab stand that match a search, in the sort's order. A search stands anywhere in name, email or
 * phone, or begins the status.
 */
export function findUsers(users: Users, { tab, search, sort }: { tab: Tab; search: string; sort: UsersSort | null }) {
  const order = orderOf(users, sort);
  const wanted = search.trim().toLowerCase();
  const shown = SHOWN[tab];
  if (!wanted && shown === null) return order;
  const index = indexOf(users);
  const { last } = index;
  const isNarrower = last?.order === order && last.shown === shown && wanted.startsWith(last.wanted);
  const found = matches(users, isNarrower ? last.found : order, wanted, shown);
  index.last = { wanted, shown, order, found };
  return found;
}

/** Those of the places whose user is of the tab and matches the text. */
function matches(users: Users, places: Places, wanted: string, shown: boolean | null): Places {
  const active = activeOf(users);
  const hits = wanted ? textHits(prepareSearch(users), places, wanted) : null;
  const beginsActive = 'active'.startsWith(wanted);
  const beginsInactive = 'inactive'.startsWith(wanted);
  const found = new Uint32Array(places.length);
  let count = 0;
  for (let rank = 0; rank < places.length; rank += 1) {
    const place = places[rank]!;
    const isActive = active[place] === 1;
    if (shown !== null && isActive !== shown) continue;
    if (!hits || hits[place] === 1 || (isActive ? beginsActive : beginsInactive)) found[count++] = place;
  }
  return found.slice(0, count);
}

/** One page of what was found; a page beyond the end is the last one. */
export function pageOf(users: Users, found: Places, page: number, size: number) {
  const current = Math.min(page, Math.max(1, Math.ceil(found.length / size)));
  const rows = Array.from(found.subarray((current - 1) * size, current * size), (place) => users[place]!);
  return { current, rows };
}
