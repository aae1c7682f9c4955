import { element } from './dom.js';
import { COLUMNS } from './rows.js';

const format = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h12',
});

function dateText(iso) {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? 'N/A' : format.format(date).replace(/[ap]m$/, (half) => half.toUpperCase());
}

const MENU = [
  'Assessment',
  'Transaction',
  'Progress',
  'Update BMR',
  'Assign Supplement',
  'Deactivate User',
  'Delete User',
];

function toggleMenu(button) {
  const open = button.parentNode.querySelector('.menu');
  if (open) return open.remove();
  const items = MENU.map((label) => element('button', { role: 'menuitem', textContent: label }));
  return button.after(element('div', { className: 'menu', role: 'menu' }, ...items));
}

function actions(row) {
  const menu = element('button', { 'aria-label': `Actions for ${row.name}`, textContent: '⋯' });
  menu.addEventListener('click', () => toggleMenu(menu));
  const cell = element('td', {}, menu);
  if (row.status === 'Inactive') cell.prepend(element('button', { textContent: 'Activate' }));
  return cell;
}

const initials = (name) =>
  name
    .split(' ')
    .map((part) => part[0])
    .slice(0, 2)
    .join('');

const tableRow = (row) =>
  element(
    'tr',
    {},
    element(
      'th',
      { scope: 'row' },
      element('span', { className: 'initials', textContent: initials(row.name), 'aria-hidden': 'true' }),
      row.name || 'N/A',
    ),
    element('td', { textContent: row.email || 'N/A' }),
    element('td', { textContent: row.phone || 'N/A' }),
    element('td', { textContent: row.plan }),
    element(
      'td',
      {},
      element('span', { className: row.status === 'Active' ? 'badge active' : 'badge', textContent: row.status }),
    ),
    element('td', { textContent: dateText(row.createdAt) }),
    actions(row),
  );

const ARIA_SORT = { 0: 'none', 1: 'ascending', '-1': 'descending' };

/** The table; `onSort(field)` is called when a header is pressed. */
export function makeTable(onSort) {
  const headers = COLUMNS.map(([label, field]) => {
    const button = element('button', { textContent: label });
    button.addEventListener('click', () => onSort(field));
    return element('th', { scope: 'col' }, button);
  });
  const body = element('tbody');
  const head = element('tr', {}, ...headers, element('th', { scope: 'col', textContent: 'Actions' }));
  const table = element('table', { 'aria-label': 'Users' }, element('thead', {}, head), body);
  return {
    node: element('div', { className: 'scroll' }, table),
    show(rows, sort) {
      COLUMNS.forEach(([, field], index) => {
        headers[index].setAttribute('aria-sort', ARIA_SORT[sort?.field === field ? sort.sign : 0]);
      });
      body.replaceChildren(...rows.map(tableRow));
    },
  };
}
