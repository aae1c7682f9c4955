import { driveConditions } from './conditionsJourney.mjs';
import { megabytes, milliseconds, toRows, worst } from './figures.mjs';
import { startFixedApi } from './fixedApi.mjs';
import { startSite } from './site.mjs';
import { makeUsers } from './wire/users.mjs';

const USERS = 100_000;
/** How many people are turned through. */
const PEOPLE = 8;
const SHARE = { assessed: 0.12, checkedIn: 0.1 };

/** How the measured values are reported: label, figure, unit, the most it may be and how many values become one. */
const FIGURES = [
  ['Six conditions at once, to the list: what they compare is read', 'build', milliseconds, 400],
  ['The same: longest block of the main thread', 'build block', milliseconds, 30],
  ['Key to the list painted, six conditions in force', 'key', milliseconds, 50],
  ['The same, the worst single one', 'key', milliseconds, null, worst],
  ['Key to its letter painted', 'letter', milliseconds, 50],
  ['Next person painted, by j on the panel of one', 'next', milliseconds, 100],
  ['Heap with the list shown', 'heap', megabytes, null],
  ['Heap with six conditions in force', 'heap later', megabytes, null],
  ['Growth of the heap by the conditions', 'growth', (value) => `${value.toFixed(1)} %`, 15],
];

/** @typedef {ReturnType<typeof makeUsers>[number]} WireUser */

/**
 * The conditions as text, and as plain loops answer them.
 *
 * @type {[text: string, holds: (user: WireUser) => boolean][]}
 */
const CONDITIONS = [
  ['status is active', ({ isActive }) => isActive === 'Y'],
  ['plan is not Free', ({ userPlans }) => userPlans.length > 0],
  ['weight > 60', (user) => weight(user) > 60],
  ['waist change > 2', (user) => waistChange(user) > 2],
  ['symptom has diet', ({ userAssesmentForm: form }) => Boolean(form?.pcosSymptoms.toLowerCase().includes('diet'))],
  ['check-ins > 0', ({ userAssesmentProgresses: { length } }) => length > 0],
];

const byDay = ({ userAssesmentProgresses: entries }) => entries.toSorted((a, b) => a.dayNumber - b.dayNumber);

const weight = (user) => Number(byDay(user).at(-1)?.currentWeight ?? user.userAssesmentForm?.weight ?? NaN);

function waistChange(user) {
  const [first, ...others] = byDay(user).map(({ measurements }) => JSON.parse(measurements).Waist);
  return first ? Math.abs(first.day1 - (others.at(-1) ?? first).current) : NaN;
}

const isFoundBySix = (user) => CONDITIONS.every(([, holds]) => holds(user));

/** How many users all conditions and a least age find, as plain loops count them. */
function countFound(users, leastAge) {
  const isFound = (user) => isFoundBySix(user) && (leastAge === null || Number(user.userAssesmentForm?.age) > leastAge);
  return users.filter(isFound).length;
}

/** Drives conditions over 100,000 users and the panel of one, and compares what is found with plain loops. */
export async function measureConditions(browser, { dist, runs, log }) {
  const users = makeUsers(USERS, SHARE);
  const api = await startFixedApi({ 'users/list': users });
  const site = await startSite(dist, api.url);
  const text = CONDITIONS.map(([condition]) => condition).join(', ');
  const found = (leastAge) => `${countFound(users, leastAge).toLocaleString('en')} of ${USERS.toLocaleString('en')}`;
  const names = users
    .filter(isFoundBySix)
    .slice(0, PEOPLE)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const notes = {};
  const note = (figure, value) => (notes[figure] ??= []).push(value);
  try {
    for (let run = 0; run < runs; run += 1) {
      log(`conditions, run ${run + 1} of ${runs}`);
      await driveConditions(browser, { url: `${site.url}/users`, text, found, names }, note);
    }
  } finally {
    site.close();
    api.close();
  }
  return {
    intro: [
      `Six conditions over ${USERS.toLocaleString('en')} users, ${SHARE.assessed * 100} % of them with an assessment and ${SHARE.checkedIn * 100} % with check-ins, in one reply of`,
      `${megabytes(api.bytesOf('users/list'))}; what they find is compared with plain loops. Medians of ${runs} runs, from the person's act to`,
      'the painted frame.',
    ].join('\n'),
    head: ['Conditions', 'Panel', 'Target', ''],
    rows: toRows(FIGURES, [notes]),
  };
}
