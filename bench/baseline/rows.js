/** Decodes the reply into rows, and derives views from the rows. */

const text = (value) => (value === null || value === undefined ? '' : String(value));

/** The values that the list shows; those that only the dialogs show are kept as they came. */
const toRow = (user) => ({
  id: user.id,
  name: `${text(user.firstName)} ${text(user.lastName)}`.trim(),
  email: text(user.email),
  phone: text(user.phoneNo),
  plan: text(user.userPlans?.[0]?.plan?.name) || 'Free',
  status: user.isActive === 'Y' ? 'Active' : 'Inactive',
  createdAt: text(user.createdAt),
  bmr: Number(user.bmr) || 0,
  supplements: user.assignedSupplements,
  assessment: user.userAssesmentForm,
  progress: user.userAssesmentProgresses,
  payment: user.payment,
  searchText: '',
});

export function decode(reply) {
  if (!Array.isArray(reply?.data)) throw new Error('the list is not a list');
  return reply.data.filter((user) => user?.id !== undefined).map(toRow);
}

export const TABS = ['All', 'Active', 'Inactive', 'Archived'];

/** Columns in the table's order, with the field they show and sort by. */
export const COLUMNS = [
  ['Name', 'name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Plan', 'plan'],
  ['Status', 'status'],
  ['Duration', 'createdAt'],
];

const collator = new Intl.Collator('en', { numeric: true });
const byCode = (a, b) => Number(a > b) - Number(a < b);

/** Lower-cases the searched texts once for a list, not at each key. */
export function prepareSearch(rows) {
  for (const row of rows) row.searchText ||= `${row.name}\n${row.email}\n${row.phone}`.toLowerCase();
}

let sortedRows;
let sortedAs = {};

/** The sorted list; cached, because searching and switching tabs need it again. */
function inOrder(rows, sort) {
  if (!sort) return rows;
  const { field, sign } = sort;
  if (sortedAs.rows !== rows || sortedAs.field !== field || sortedAs.sign !== sign) {
    const compare = field === 'createdAt' ? byCode : collator.compare;
    sortedRows = rows.toSorted((a, b) => sign * compare(a[field], b[field]));
    sortedAs = { rows, field, sign };
  }
  return sortedRows;
}

/** The rows of a tab that match the search, in order. */
export function view(rows, { tab, search, sort }) {
  const ordered = inOrder(rows, sort);
  const wanted = search.trim().toLowerCase();
  const status = tab === 'Active' || tab === 'Inactive' ? tab : null;
  if (!wanted) return status ? ordered.filter((row) => row.status === status) : ordered;
  prepareSearch(rows);
  const statuses = TABS.filter((name) => name.toLowerCase().startsWith(wanted));
  return ordered.filter(
    (row) => (!status || row.status === status) && (statuses.includes(row.status) || row.searchText.includes(wanted)),
  );
}
