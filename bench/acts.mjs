import { journey } from './journey.mjs';
import { makeReference } from './reference.mjs';
import { startFixedApi } from './fixedApi.mjs';
import { megabytes } from './figures.mjs';
import { startSite } from './site.mjs';
import { median } from './statistics.mjs';
import { makeUsers } from './wire/users.mjs';

const USERS = 100_000;

const work = ({ work: value }) => value;
const painted = ({ painted: value }) => value;
const itself = (value) => value;

/** @typedef {{ ratio?: number, most?: number }} Limit */

/**
 * What is reported: label, the name under which it was measured, which figure of it, and how many times that of the page
 * beside it, or in what number, it may be.
 *
 * @type {[label: string, name: string, figure: (measured: any) => number, limit?: Limit][]}
 */
const FIGURES = [
  ['Search key: work', 'search key', work, { ratio: 1.25 }],
  ['Search key: painted', 'search key', painted],
  ['Tab: work', 'tab', work, { ratio: 1.25 }],
  ['Tab: painted', 'tab', painted],
  ['Next page: work', 'page', work, { ratio: 1.25 }],
  ['Next page: painted', 'page', painted],
  ['Sorted by Email: painted', 'sort', painted, { ratio: 1.5 }],
  ['Order turned round: painted', 'sort back', painted, { ratio: 1.5 }],
  ['Add user dialog, first opening: painted', 'first dialog', painted, { ratio: 1.25 }],
  ['Add user dialog, later opening: work', 'dialog', work, { ratio: 1.25 }],
  ['Add user dialog, later opening: painted', 'dialog', painted],
  ['Dashboard to Users: work', 'users', work, { ratio: 1.5 }],
  ['Dashboard to Users: painted', 'users', painted],
  ['Users to Dashboard, first visit: work', 'first section', work],
  ['Users to Dashboard, first visit: figures painted', 'first section', painted],
  ['Users to Dashboard: work', 'charts', work, { ratio: 1.2 }],
  ['Users to Dashboard: figures painted', 'figures', painted],
  ['Users to Dashboard: charts painted', 'charts', painted],
  ['Reply of the list arrived to list painted', 'reply', painted],
  ['Elements in a row', 'row', itself, { most: 22 }],
  ['Nodes of the document, Users shown', 'nodes', itself, { most: 600 }],
];

const round = (value) => value.toFixed(value < 100 ? 1 : 0);

/** Where the work goes: both pages' script, style, layout and the rest, such as paint. */
const KINDS = [
  ({ script }) => script,
  ({ style }) => style,
  ({ layout }) => layout,
  ({ work: all, script, style, layout }) => all - script - style - layout,
];

const profile = (pairs) =>
  KINDS.map((kind) => [0, 1].map((side) => median(pairs.map((pair) => kind(pair[side]))).toFixed(0)).join(' : '));

function toRow(pairs, [label, name, figure, limit = {}], buildLimit) {
  const { ratio: ratioLimit, most } = /** @type {Limit} */ (buildLimit ? { ratio: buildLimit } : limit);
  const [ours, others] = [0, 1].map((side) => pairs[name].map((pair) => figure(pair[side])));
  const [middle, other] = [median(ours), median(others)];
  const ratio = median(ours.map((value, index) => value / others[index]));
  let verdict = ['', ''];
  if (ratioLimit) verdict = [`ratio ≤ ${ratioLimit}`, ratio <= ratioLimit ? 'met' : 'missed'];
  if (most) verdict = [`≤ ${most}`, middle <= most ? 'met' : 'missed'];
  const kinds = figure === work ? profile(pairs[name]) : KINDS.map(() => '');
  return [label, round(middle), round(other), ratio.toFixed(2), ...verdict, ...kinds];
}

/** Takes both pages through the same acts, one after the other at each act, so that a slow moment is no page's alone. */
async function drive(journeys, pairs) {
  for (let step = 0; ; step += 1) {
    const measured = [];
    for (const side of step % 2 ? [1, 0] : [0, 1]) measured[side] = (await journeys[side].next()).value;
    if (!measured[0]) return;
    for (const name of Object.keys(measured[0])) (pairs[name] ??= []).push(measured.map((values) => values[name]));
  }
}

/** What people do most: the work of each act and how soon its result is painted, beside another page. */
export async function measureActs(browser, { dist, beside, runs, log }) {
  const users = makeUsers(USERS);
  const reference = makeReference(users);
  const api = await startFixedApi({ 'users/list': users });
  const sites = [await startSite(dist, api.url), await startSite(beside.folder, api.url)];
  const pairs = {};
  try {
    for (let run = 0; run < runs; run += 1) {
      log(`acts, run ${run + 1} of ${runs}`);
      const journeys = sites.map(({ url }) => journey(browser, `${url}/users`, reference));
      try {
        await drive(journeys, pairs);
      } finally {
        for (const each of journeys) await each.return();
      }
    }
  } finally {
    for (const { close } of [...sites, api]) close();
  }
  return {
    intro: [
      `${USERS.toLocaleString('en')} users in one reply of ${megabytes(api.bytesOf('users/list'))}, the processor slowed down 4 times at each act but the first`,
      `reply; the panel and ${beside.name} in turn at each act, in ${runs} windows each. Medians in ms: the work of the`,
      "main thread from the person's act until 150 ms after its result was painted, and the time until it was painted. The last",
      'columns say what the work is, the panel’s : the other page’s; the rest is mostly paint.',
    ].join('\n'),
    head: ['Act', 'Panel', beside.name, 'Ratio', 'Target', '', 'Script', 'Style', 'Layout', 'Rest'],
    rows: FIGURES.map((figure) => toRow(pairs, figure, beside.limit)),
  };
}
