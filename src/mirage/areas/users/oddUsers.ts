import { daysAgo } from '../../database/random';
import { table, type WithDb } from '../../database/table';
import { type ProgressEntryRow } from './rows';
import { makeUser } from './userFactory';

/*
 * Measurements in the forms that servers send them in; numbers, for texts beside the answers would become odd
 * themselves.
 */
const ENTRIES: readonly [lastName: string, entry: Partial<ProgressEntryRow>][] = [
  ['By part', { measurements: { Waist: { day1: 34, current: 32.5 } } }],
  ['By day', { measurements: { day1: { Waist: 34, Hips: 41 }, current: { Waist: 32.5, Hips: 40 } } }],
  ['Flat', { measurements: { day1Waist: 34, currentWaist: 32.5 } }],
  ['Beside the answers', { day1Waist: 34, currentWaist: 32.5, measurements: {} }],
  ['In capitals', { measurements: { DAY1: { WAIST: 34 }, CURRENT: { WAIST: 32.5 } } }],
  ['Partly unknown', { measurements: { day1: { Waist: 34, Neck: 13 }, current: { Waist: 32.5, Neck: 12.5 } } }],
];

/** Over the default users: people who joined before all others, each measured in another form. */
export function seedOddUsers(db: WithDb) {
  ENTRIES.forEach(([lastName, entry], n) => {
    const userAssesmentProgresses = [{ dayNumber: 30, measurements: {}, ...entry }];
    const createdAt = daysAgo(600 + n);
    table(db, 'users').insert({ ...makeUser(n), firstName: 'Measured', lastName, createdAt, userAssesmentProgresses });
  });
}
