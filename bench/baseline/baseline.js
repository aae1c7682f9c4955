/** The Users list written by hand, without any library: the baseline for the panel's list. */
import { openAddUser } from './addUser.js';
import { makeDashboard } from './dashboard.js';
import { element, post } from './dom.js';
import { makeFoot } from './foot.js';
import { decode, prepareSearch, TABS, view } from './rows.js';
import { makeTable } from './table.js';

/** @type {{ tab: string, search: string, sort: { field: string, sign: 1 | -1 } | null, page: number, size: number }} */
const state = { tab: 'All', search: '', sort: null, page: 1, size: 10 };
/** @type {any[] | null} */
let rows = null;
/** @type {any[]} */
let found = [];

const table = makeTable((field) => {
  const { sort } = state;
  if (sort?.field !== field) filterBy({ sort: { field, sign: 1 } });
  else filterBy({ sort: sort?.sign === 1 ? { field, sign: -1 } : null });
});
const foot = makeFoot(showPage);
const nobody = element('p', { textContent: 'No users found', hidden: true });

const tabs = TABS.map((name) => {
  const tab = element('button', { role: 'tab', textContent: name });
  tab.addEventListener('click', () => filterBy({ tab: name }));
  return tab;
});
const label = 'Search by name, email or phone';
const searchBox = element('input', { type: 'search', placeholder: label, 'aria-label': label });
searchBox.addEventListener('input', () => filterBy({ search: searchBox.value }));
const addButton = element('button', { className: 'primary push', textContent: 'Add user' });
addButton.addEventListener('click', openAddUser);

const users = element(
  'section',
  { className: 'card' },
  element('div', { className: 'bar' }, element('h1', { textContent: 'Users' }), addButton),
  element(
    'div',
    { className: 'bar' },
    element('div', { role: 'tablist', 'aria-label': 'Users by status' }, ...tabs),
    searchBox,
  ),
  table.node,
  nobody,
  foot.node,
);

function showPage({ page = state.page, size = state.size } = {}) {
  Object.assign(state, { page: Math.min(page, Math.max(1, Math.ceil(found.length / size))), size });
  table.show(found.slice((state.page - 1) * size, state.page * size), state.sort);
  foot.show({ page: state.page, size, total: found.length });
  table.node.hidden = foot.node.hidden = found.length === 0;
  nobody.hidden = found.length > 0;
}

/** Applies a change of tab, search or order, which also returns to the first page. */
function filterBy(change) {
  Object.assign(state, change);
  tabs.forEach((tab) => tab.setAttribute('aria-selected', String(tab.textContent === state.tab)));
  if (!rows) return;
  found = view(rows, state);
  showPage({ page: 1 });
}

/** Loads the list; cached rows stay on screen meanwhile. */
async function load() {
  rows = decode(await post('users/list'));
  found = view(rows, state);
  showPage();
  window.requestIdleCallback(() => prepareSearch(rows));
}

const dashboard = makeDashboard();
const main = document.querySelector('main');
/** @type {NodeListOf<HTMLAnchorElement>} */
const links = document.querySelectorAll('.sidebar a');

function showView() {
  const isDashboard = location.hash === '#dashboard';
  main?.replaceChildren(isDashboard ? dashboard.node : users);
  links.forEach((link) => link.toggleAttribute('aria-current', link.hash === (isDashboard ? '#dashboard' : '#users')));
  void (isDashboard ? dashboard.load() : load());
}

filterBy({});
window.addEventListener('hashchange', showView);
showView();
