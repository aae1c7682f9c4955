import { seedCommunity } from '../../areas/community/communitySeeds';
import { seedMenu } from '../../areas/nutrition/menuSeeds';
import { type UserRow } from '../../areas/users/rows';
import { table, type Table, type WithDb } from '../../database/table';
import { seedPractice } from '../default';
import { type Scenario } from '../scenario';
import { ASSESSMENTS, CHECK_INS } from './answers';
import { GROUPS } from './community';
import { MENU } from './menu';
import { PEOPLE } from './people';
import { PRACTICE } from './practice';

/** The practice's users have these ids, from the newest on. */
const FIRST_USER_ID = 1001;

const isMember = (id: number | string) => Number(id) < FIRST_USER_ID + PEOPLE.length;

type Rows = Table<{ id: string }>;

/** Gives the first rows these values, and removes the others. */
function rewrite(rows: Rows, values: readonly object[]) {
  rows.all().forEach(({ id }, n) => {
    if (n < values.length) rows.update(id, values[n]!);
    else rows.remove(id);
  });
}

const clear = (rows: Rows) => rewrite(rows, []);

/** One answer to each question, by a member's number. */
const answersOf = (questions: Record<string, readonly string[]>, n: number) =>
  Object.fromEntries(Object.entries(questions).map(([field, answers]) => [field, answers[n % answers.length]]));

/** A member with her own words; her figures, dates, phone and email stay. */
function inHerWords(user: UserRow, n: number): Partial<UserRow> {
  const { firstName, lastName } = PEOPLE[n]!;
  const assessment = user.userAssesmentForm;
  return {
    firstName,
    lastName,
    userPlans: user.userPlans.map(({ plan }) => ({ plan: { ...plan, name: planName(plan.id) } })),
    userAssesmentForm: assessment && {
      ...assessment,
      ...answersOf(ASSESSMENTS, n),
      name: `${firstName} ${lastName}`,
    },
    userAssesmentProgresses: user.userAssesmentProgresses.map((entry, at) => ({
      ...entry,
      ...answersOf(CHECK_INS, n + at),
    })),
  };
}

const planName = (id: number | string) => PRACTICE.plans[(Number(id) - 1) % PRACTICE.plans.length]!.name;

function rewriteUsers(db: WithDb) {
  const users = table(db, 'users').all().slice(0, PEOPLE.length);
  rewrite(table(db, 'users'), users.map(inHerWords));
  for (const { id, userId } of table(db, 'userProgresses').all())
    if (!isMember(userId)) table(db, 'userProgresses').remove(id);
  for (const { id, users: ids } of table(db, 'notificationFolders').all())
    table(db, 'notificationFolders').update(id, {
      users: JSON.stringify((JSON.parse(ids) as (number | string)[]).filter(isMember)),
    });
}

/** The days of the one week that is left have the exercises that are. */
function rewriteWorkouts(db: WithDb) {
  const days = new Set(
    table(db, 'workoutDays')
      .all()
      .map(({ id }) => id),
  );
  const exercises = table(db, 'exercises').all();
  table(db, 'workouts')
    .all()
    .forEach(({ id, workoutDayId }, n) => {
      if (days.has(workoutDayId)) table(db, 'workouts').update(id, { exerciseId: exercises[n % exercises.length]!.id });
      else table(db, 'workouts').remove(id);
    });
}

/** Groups, posts and comments by the members; what the coach wrote stays hers. */
function seedGroups(db: WithDb) {
  for (const name of ['groups', 'posts', 'comments'] as const) clear(table(db, name));
  seedCommunity(db, GROUPS);
  table(db, 'posts')
    .all()
    .filter(({ access }) => String(access) === 'true')
    .forEach(({ id }, n) => {
      table(db, 'posts').update(id, { user: PEOPLE[n]! });
    });
  for (const { id, userId } of table(db, 'comments').all()) {
    if (userId < FIRST_USER_ID) continue; // the coach
    const member = (userId - FIRST_USER_ID) % PEOPLE.length;
    table(db, 'comments').update(id, { userId: FIRST_USER_ID + member, user: PEOPLE[member]! });
  }
}

/** The default practice with fifty members who write in Urdu and Arabic, as its coaches do. */
export const urduScenario: Scenario = {
  seed(db) {
    seedPractice(db);
    for (const [name, values] of Object.entries(PRACTICE)) rewrite(table(db, name as keyof typeof PRACTICE), values);
    rewriteUsers(db);
    rewriteWorkouts(db);
    for (const name of ['categories', 'subCategories', 'recipes', 'dietPlans'] as const) clear(table(db, name));
    seedMenu(db, MENU);
    seedGroups(db);
  },
};
