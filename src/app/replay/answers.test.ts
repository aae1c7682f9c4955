import { type Of } from '../sessionReport/format';
import { dataOf, replyOf } from './answers';

const BEGINS = Date.parse('2026-11-20T09:00:00Z');

const answered = (part: Partial<Of<'answered'>>): Of<'answered'> => ({
  kind: 'answered',
  at: 0,
  call: 1,
  endpoint: 'listPlans',
  outcome: 'ok',
  duration: 5,
  ...part,
});

test('a shape becomes data: rows, days, stand-ins', () => {
  const shape = { rows: 1, of: [{ id: 7, name: 'xxx xx', createdAt: { day: -2 }, isFree: true }] };
  expect(dataOf(shape, BEGINS)).toEqual([
    { id: 7, name: 'xxx xx', createdAt: '2026-11-18T09:00:00.000Z', isFree: true },
  ]);
});

test('a list has as many rows as it had, each with an id of its own', () => {
  const shape = {
    rows: 50,
    of: [
      { id: 3, name: 'x' },
      { id: 8, name: 'xx' },
    ],
  };
  const rows = dataOf(shape, BEGINS) as { id: number }[];
  expect(rows).toHaveLength(50);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(50);
});

test.each([
  [
    { outcome: 'refused', status: 500 },
    { status: 500, body: {} },
  ],
  [
    { outcome: 'refused', status: 200 },
    { status: 200, body: { success: false } },
  ],
  [{ outcome: 'unreachable' }, 'dropped'],
  [{ outcome: 'ok' }, null],
  [{ outcome: 'ended' }, null],
  [
    { outcome: 'ok', shape: { name: 'x' } },
    { status: 200, body: { decoded: { name: 'x' } } },
  ],
])('%j is answered in the same way', (part, reply) => {
  expect(replyOf(answered(part), BEGINS)).toEqual(reply);
});
