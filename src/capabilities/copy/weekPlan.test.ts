import { makeWorkout } from '@test/workouts';
import { type WorkoutDay } from '@/services/workouts';
import { namesOf, planText, weekPlan } from './weekPlan';

const workout = (id: number, exerciseId: number | null = id) => makeWorkout(id, { exerciseId });
const WEEKS = ['Week 2', 'Week 3'].map((title, index) => ({ id: index + 2, title }));
const RULE = { by: 2, most: 15, from: 12 };

const day = (id: number, weekId: number | null, title: string): WorkoutDay => ({ id, weekId, title });
const ALL = [
  day(1, 1, 'Legs'),
  day(2, 1, 'Arms'),
  day(3, null, 'Walk'),
  day(4, 2, ' arms'),
  day(5, 2, 'Legs'),
  day(6, 3, 'Legs'),
];
const DAYS = [
  { id: 1, title: 'Legs', workouts: [workout(1), workout(2, null)] },
  { id: 2, title: 'Arms', workouts: [workout(3)] },
  { id: 3, title: 'Walk', workouts: [workout(4)] },
];
const plan = weekPlan({ days: DAYS, allDays: ALL }, WEEKS, RULE);

test('each week’s day of the same title gets what can be copied, with that week’s sets and reps', () => {
  const texts = plan.items.map(({ exerciseId, weekId, dayId, sets, reps }) => [exerciseId, weekId, dayId, sets, reps]);
  expect(texts).toEqual([
    [1, 2, 5, 3, 14],
    [3, 2, 4, 3, 14],
    [1, 3, 6, 3, 15],
  ]);
});

test('the table has each exercise once, without days of every week', () => {
  expect(plan.rows.map(({ name, day: title, efforts }) => [name, title, efforts.map(({ reps }) => reps)])).toEqual([
    ['Exercise 1', 'Legs', [12, 14, 15]],
    ['Exercise 3', 'Arms', [12, 14, 15]],
  ]);
});

test('it says what is left out', () => {
  expect(planText(plan, 2)).toBe(
    '3 exercises to add. What a day has is left out; Walk is in every week already. Week 3 has no Arms.',
  );
  expect(planText({ ...plan, items: plan.items.slice(1), missing: [], shared: [] }, 2)).toBe(
    '2 exercises to add, 1 a week. What a day has is left out.',
  );
});

test.each([
  [['Walk'], '; Walk is in every week already'],
  [['Walk', 'Swim'], '; Walk and Swim are in every week already'],
  [[], ''],
])('days of every week are named: %j', (shared, text) => {
  const one = { ...plan, items: plan.items.slice(1), missing: [], shared };
  expect(planText(one, 1)).toBe(`2 exercises to add. What a day has is left out${text}.`);
});

test('each copy names its week and its day', () => {
  expect(plan.items.map(({ where }) => where)).toEqual(['Week 2, Legs', 'Week 2, Arms', 'Week 3, Legs']);
});

test('a day is copied to no day of another title', () => {
  const arms = [{ id: 2, title: 'Arms', workouts: [workout(3)] }];
  const { items, missing } = weekPlan(
    { days: arms, allDays: [day(2, 1, 'Arms'), day(5, 2, 'Legs')] },
    [WEEKS[0]!],
    null,
  );
  expect([items, missing]).toEqual([[], [{ week: 'Week 2', day: 'Arms' }]]);
});

test('a day of which nothing can be copied is not missed', () => {
  const rest = [{ id: 1, title: 'Legs', workouts: [workout(2, null)] }];
  const empty = { rows: [], items: [], missing: [], shared: [] };
  expect(weekPlan({ days: rest, allDays: [day(1, 1, 'Legs')] }, WEEKS, null)).toEqual(empty);
});

test('what has no title is named so', () => {
  const days = [
    { id: 1, title: ' ', workouts: [{ ...workout(1), name: '' }] },
    { id: 2, title: '', workouts: [] },
  ];
  const { rows, missing, shared } = weekPlan(
    { days, allDays: [day(1, 1, ' '), day(2, null, '')] },
    [{ id: 2, title: '' }],
    null,
  );
  expect(rows.map(({ name, day: title }) => [name, title])).toEqual([['Untitled', 'Untitled']]);
  expect(missing).toEqual([{ week: 'Untitled', day: 'Untitled' }]);
  expect(shared).toEqual(['Untitled']);
});

test('of days with the same title the first goes to the first, the second to the second', () => {
  const twice = [1, 2].map((id) => ({ id, title: 'Legs', workouts: [workout(id)] }));
  const allDays = [day(1, 1, 'Legs'), day(2, 1, 'Legs'), day(8, 2, 'Legs'), day(9, 2, 'Legs')];
  const { items } = weekPlan({ days: twice, allDays }, [WEEKS[0]!], null);
  expect(items.map(({ exerciseId, dayId }) => [exerciseId, dayId])).toEqual([
    [1, 8],
    [2, 9],
  ]);
});

test.each([
  [['Week 6'], 'Week 6'],
  [['Week 6', 'Week 7', 'Week 8'], 'Week 6, 7 and 8'],
  [['Week 6', 'Week 7', 'Week 8', 'Week 9'], 'Week 6 to 9'],
  [['Week 6', 'Rest week'], 'Week 6 and Rest week'],
  [['Week 9', 'Week 10', 'Week 11'], 'Week 9, 10 and 11'],
  [['Week 6', 'Week b7'], 'Week 6 and Week b7'],
  [['Week 6', 'Week 7b'], 'Week 6 and Week 7b'],
  [['Week 6', 'Phase 7'], 'Week 6 and Phase 7'],
  [['6', '7'], '6 and 7'],
  [['Rest', 'Easy', 'Hard', ' '], 'Rest to Untitled'],
  [[], ''],
])('%j read %s', (titles, text) => {
  expect(namesOf(titles.map((title, id) => ({ id, title })))).toBe(text);
});
