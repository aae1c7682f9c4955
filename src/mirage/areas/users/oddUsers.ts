import { daysAgo } from '../../database/random';
import { table, type WithDb } from '../../database/table';
import { type ProgressEntryRow } from './rows';
import { makeUser } from './userFactory';

/** Measurements in formats that real servers send; they are numbers, because the scenario would replace texts. */
const ENTRIES: readonly [lastName: string, entry: Partial<ProgressEntryRow>][] = [
  ['By part', { measurements: { Waist: { day1: 34, current: 32.5 } } }],
  ['By day', { measurements: { day1: { Waist: 34, Hips: 41 }, current: { Waist: 32.5, Hips: 40 } } }],
  ['Flat', { measurements: { day1Waist: 34, currentWaist: 32.5 } }],
  ['Beside the answers', { day1Waist: 34, currentWaist: 32.5, measurements: {} }],
  ['In capitals', { measurements: { DAY1: { WAIST: 34 }, CURRENT: { WAIST: 32.5 } } }],
  ['Partly unknown', { measurements: { day1: { Waist: 34, Neck: 13 }, current: { Waist: 32.5, Neck: 12.5 } } }],
];

/** Adds users, listed after the practice's, with measurements in other formats. */
export function seedOddUsers(db: WithDb) {
  table(db, 'users').insertAll(
    ENTRIES.map(([lastName, entry], n) => ({
      ...makeUser(n),
      firstName: 'Measured',
      lastName,
      createdAt: daysAgo(600 + n),
      userAssesmentProgresses: [{ dayNumber: 30, measurements: {}, ...entry }],
    })),
  );
}
