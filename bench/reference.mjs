/** What the list must show, computed independently from the wire rows: both pages are checked against it. */

const collator = new Intl.Collator('en', { numeric: true });
const figure = (count) => count.toLocaleString('en');
const byCode = (a, b) => Number(a > b) - Number(a < b);

const nameOf = (user) => `${user.firstName} ${user.lastName}`;

export const COLUMNS = {
  Name: nameOf,
  Email: (user) => user.email,
  Phone: (user) => user.phoneNo ?? '',
  Plan: (user) => user.userPlans[0]?.plan.name ?? 'Free',
  Status: (user) => (user.isActive === 'Y' ? 'Active' : 'Inactive'),
  Duration: (user) => user.createdAt,
};

const TABS = {
  All: () => true,
  Active: (user) => user.isActive === 'Y',
  Inactive: (user) => user.isActive === 'N',
  Archived: () => true,
};

function sorted(users, { column, sign }) {
  const compare = column === 'Duration' ? byCode : collator.compare;
  const rows = users.map((user) => ({ user, key: COLUMNS[column](user) }));
  return rows.sort((a, b) => sign * compare(a.key, b.key)).map(({ user }) => user);
}

function matches(user, search) {
  const texts = [nameOf(user), user.email, user.phoneNo ?? ''];
  return COLUMNS.Status(user).toLowerCase().startsWith(search) || texts.some((it) => it.toLowerCase().includes(search));
}

const pageOf = (users, page = 1, size = 10) => ({
  emails: users.slice((page - 1) * size, page * size).map(({ email }) => email),
  range: `${figure((page - 1) * size + 1)}-${figure(Math.min(page * size, users.length))} of ${figure(users.length)}`,
});

/** Returns what a view must show: `{ emails, range }` of one page. The sorted list is cached: sorting is slow. */
export function makeReference(users) {
  const orders = new Map();
  return {
    page: (page, size) => pageOf(users, page, size),
    tab: (name) => pageOf(users.filter(TABS[name])),
    search: (text) => pageOf(users.filter((user) => matches(user, text.trim().toLowerCase()))),
    sort: (column, sign) => {
      const name = `${column} ${sign}`;
      if (!orders.has(name)) orders.set(name, pageOf(sorted(users, { column, sign })));
      return orders.get(name);
    },
    lastPage: () => pageOf(users, Math.ceil(users.length / 10)),
  };
}
