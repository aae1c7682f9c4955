import { object, string } from 'yup';
import { type Act, type Many, refusalBy } from './many';
import { nextOf, planner } from './plan';

interface Dish {
  id: number;
  title: string;
  place: number | null;
  note: string;
}

type Stored = Omit<Dish, 'id'>;

const schema = object({ title: string().trim().required('Title is required.') });

const MANY = {
  noun: 'dish',
  name: ({ title }: Dish) => title,
  values: ({ title, place, note }: Dish): Stored => ({ title, place, note }),
  labels: { title: 'Title', place: 'Place', note: 'Note' },
  refusal: (values: Stored) => refusalBy(schema, values),
} as unknown as Many<Dish, Stored>;

const dish = (id: number, changes: Partial<Dish> = {}): Dish => ({
  id,
  title: `Dish ${id}`,
  place: 1,
  note: '',
  ...changes,
});

const moveTo =
  (place: number): Act<Stored> =>
  () => [{ name: 'place', value: place, marks: [] }];
const retitle =
  (title: string): Act<Stored> =>
  () => [{ name: 'title', value: title, marks: [] }];

const planned = (seen: Dish[], latest: Dish[], act: Act<Stored>) =>
  seen.map(planner(MANY, latest, act)).map(({ id, state, theirs, refusal }) => ({ id, state, theirs, refusal }));

test('each record changes, stays, is refused or is gone', () => {
  const seen = [dish(1), dish(2, { place: 2 }), dish(3)];
  expect(planned(seen, seen.slice(0, 2), moveTo(2))).toEqual([
    { id: 1, state: 'changes', theirs: [], refusal: '' },
    { id: 2, state: 'same', theirs: [], refusal: '' },
    { id: 3, state: 'gone', theirs: [], refusal: '' },
  ]);
  expect(planned([dish(1)], [dish(1)], retitle(' '))).toEqual([
    { id: 1, state: 'refused', theirs: [], refusal: 'Title is required.' },
  ]);
});

test('what somebody else changed since is named where the same value is to change, and kept where not', () => {
  const seen = [dish(1), dish(2), dish(3)];
  const latest = [dish(1, { place: 3 }), dish(2, { note: 'Hot' }), dish(3, { place: 2 })];
  expect(planned(seen, latest, moveTo(2))).toEqual([
    { id: 1, state: 'changes', theirs: ['place'], refusal: '' },
    { id: 2, state: 'changes', theirs: [], refusal: '' },
    { id: 3, state: 'same', theirs: ['place'], refusal: '' },
  ]);
});

test.each([
  ['as it was planned', { place: 1 }, { kind: 'send', values: { title: 'Dish 1', place: 2, note: '' } }],
  [
    'with what others changed elsewhere',
    { note: 'Hot' },
    { kind: 'send', values: { title: 'Dish 1', place: 2, note: 'Hot' } },
  ],
  ['not over the same value', { place: 3 }, { kind: 'changed' }],
  ['not again', { place: 2 }, { kind: 'saved' }],
])('right before its call it is sent %s', (_what, now, next) => {
  const [plan] = [dish(1)].map(planner(MANY, [dish(1)], moveTo(2)));
  expect(nextOf(plan!, MANY.values(dish(1, now)))).toEqual(next);
});

test('one that was deleted meanwhile is not sent', () => {
  const [plan] = [dish(1)].map(planner(MANY, [dish(1)], moveTo(2)));
  expect(nextOf(plan!, undefined)).toEqual({ kind: 'gone' });
});
