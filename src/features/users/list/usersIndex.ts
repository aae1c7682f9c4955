import { compareKeys, orderKey } from '@/components/format/order';
import { pause } from '@/lib/pause';
import { fold } from '@/lib/fold';
import { type User } from '@/services/userTypes';
import { phoneText, phoneWanted } from './phoneSearch';
import { joinTexts, textHits } from './searchTexts';
import { type Tab, type UsersSort } from './usersListSlice';
import { USERS_TABLE } from './usersColumns';
import { type FoundUsers } from './usersRows';

type Users = readonly User[];
type Positions = FoundUsers['positions'];

const compareCode = (a: string, b: string) => Number(a > b) - Number(a < b);

const valueOf = (key: string) =>
  USERS_TABLE.columns.find((column) => column.key === key)!.sort as (user: User) => string;

/** The positions in ascending order; equal users stay in the server's order. */
function ascending(users: Users, key: UsersSort['key']): Positions {
  const toValue = valueOf(key);
  // ISO dates sort by character code, names by `compareKeys`.
  const isDate = key === 'created';
  const values = users.map(isDate ? toValue : (user) => orderKey(toValue(user)));
  const compare = isDate ? compareCode : compareKeys;
  // An array's sort is fast if parts are in order already; a typed array's is not.
  return Uint32Array.from([...values.keys()].sort((a, b) => compare(values[a]!, values[b]!)));
}

/** The positions in descending order; equal users stay in the server's order here too. */
function descending(users: Users, order: Positions, key: UsersSort['key']): Positions {
  const toValue = valueOf(key);
  const reversed = new Uint32Array(order.length);
  let start = 0;
  for (let end = 1; end <= order.length; end += 1) {
    const isEqual = end < order.length && toValue(users[order[end]!]!) === toValue(users[order[start]!]!);
    if (isEqual) continue;
    reversed.set(order.subarray(start, end), order.length - end);
    start = end;
  }
  return reversed;
}

function toSearchText({ firstName, lastName, email, phone: stored }: User) {
  const phone = fold(stored);
  // Joined texts are searched faster than those of a template, which the browser would put together later.
  return [fold(`${firstName} ${lastName}\n${email}`), phone, phoneText(phone)].join('\n');
}

/** Which `isActive` a tab shows; Archived shows all on purpose (docs/behaviour.md). */
const SHOWN: Record<Tab, boolean | null> = { all: null, active: true, inactive: false, archived: null };

export interface UserSearch {
  tab: Tab;
  search: string;
  sort: UsersSort | null;
  /** 1 at the position of each user whom the conditions find; absent without conditions. */
  mask?: Uint8Array;
}

function once<Result>(make: () => Result) {
  let made: Result | undefined;
  return () => (made ??= make());
}

const AT_ONCE = 5000;

/** Computes what a list's searches and sorts need on first use, and caches it. */
function createIndex(users: Users) {
  const asSent = Uint32Array.from(users.keys());
  // Arrays of their own, because reading one field of 100,000 objects is slow.
  const activity = once(() => Uint8Array.from(users, ({ isActive }) => Number(isActive)));
  const texts: string[] = [];
  let next = 0;
  const addTexts = (count: number) => {
    for (const user of users.slice(next, (next += count))) texts.push(toSearchText(user));
  };
  const searchTexts = once(() => {
    addTexts(users.length);
    return joinTexts(texts.splice(0));
  });
  let sorted: { key: UsersSort['key']; asc: Positions; desc: () => Positions } | undefined;
  let last:
    { wanted: string; phone: string; shown: boolean | null; order: Positions; positions: Positions } | undefined;

  function orderBy(sort: UsersSort | null): Positions {
    if (!sort) return asSent;
    const { key, direction } = sort;
    if (sorted?.key !== key) {
      const asc = ascending(users, key);
      sorted = { key, asc, desc: once(() => descending(users, asc, key)) };
    }
    return direction === 'asc' ? sorted.asc : sorted.desc();
  }

  function matches(candidates: Positions, wanted: string, phone: string, shown: boolean | null): Positions {
    const active = activity();
    const hits = wanted ? textHits(searchTexts(), candidates, wanted) : null;
    const phoneHits = phone && phone !== wanted ? textHits(searchTexts(), candidates, phone) : hits;
    const beginsActive = 'active'.startsWith(wanted);
    const beginsInactive = 'inactive'.startsWith(wanted);
    const matching = new Uint32Array(candidates.length);
    let count = 0;
    for (const position of candidates) {
      const isActive = active[position] === 1;
      if (shown !== null && isActive !== shown) continue;
      const isHit = !hits || hits[position] === 1 || phoneHits![position] === 1;
      if (isHit || (isActive ? beginsActive : beginsInactive)) matching[count++] = position;
    }
    return matching.slice(0, count);
  }

  /**
   * The users of the tab whose name, email or phone includes the search, or whose status begins with it, and whom the
   * conditions find.
   */
  function find({ mask, ...wanted }: UserSearch): FoundUsers {
    const positions = search(wanted);
    return { users, positions: mask ? positions.filter((position) => mask[position] === 1) : positions };
  }

  function search({ tab, search: typed, sort }: UserSearch): Positions {
    const order = orderBy(sort);
    const wanted = fold(typed);
    const phone = phoneWanted(wanted);
    const shown = SHOWN[tab];
    if (!wanted && shown === null) return order;
    // A longer search can only match users that the shorter one matched.
    const isLonger = last && wanted.startsWith(last.wanted) && (!phone || (last.phone && phone.startsWith(last.phone)));
    const isNarrower = isLonger && last?.order === order && last.shown === shown;
    const positions = matches(isNarrower ? last!.positions : order, wanted, phone, shown);
    last = { wanted, phone, shown, order, positions };
    return positions;
  }

  /** Makes the search texts before the first key is typed, in tasks of a few milliseconds. */
  async function prepareSearch() {
    for (; next < users.length; await pause()) addTexts(AT_ONCE);
    searchTexts();
  }

  return { find, prepareSearch };
}

const indexes = new WeakMap<Users, ReturnType<typeof createIndex>>();

/** The index of a list, cached: sorting and folding 100,000 users takes too long to do at each key. */
export function usersIndex(users: Users) {
  const index = indexes.get(users) ?? createIndex(users);
  indexes.set(users, index);
  return index;
}
