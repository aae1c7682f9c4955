import { element, post } from './dom.js';

const CARDS = [
  ['Total Users', 'totalUsers'],
  ['Active Recipes', 'activeRecipes'],
  ['Community Posts', 'communityPosts'],
];

/** Three figures and the growth by month as a table. */
export function makeDashboard() {
  const cards = element('dl', { className: 'card' });
  const months = element('tbody');
  async function load() {
    const [stats, growth] = await Promise.all([post('dashboard/stats'), post('dashboard/user-growth')]);
    cards.replaceChildren(
      ...CARDS.map(([label, key]) =>
        element('div', {}, element('dt', { textContent: label }), element('dd', { textContent: stats.data[key] })),
      ),
    );
    months.replaceChildren(
      ...growth.data.map(({ month, active, inactive }) =>
        element('tr', {}, ...[month, active, inactive].map((value) => element('td', { textContent: value }))),
      ),
    );
  }
  return {
    node: element('section', {}, element('h1', { textContent: 'Dashboard' }), cards, element('table', {}, months)),
    load,
  };
}
