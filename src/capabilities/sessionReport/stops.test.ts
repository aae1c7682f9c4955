import { type Report, type Step } from './format';
import { stopsOf } from './stops';

const at = { at: 0 };
const control = (name: string, role = 'button') => ({ within: 'dialog', role, name, nth: 0 });
const asked: Step = { ...at, kind: 'asked', call: 1, endpoint: 'savePlan', path: 'plans/update' };
const answered: Step = { ...at, kind: 'answered', call: 1, endpoint: 'savePlan', outcome: 'ok', duration: 9 };

const report = (steps: Step[]): Report => ({
  version: 2,
  build: 'main',
  browser: 'Chrome 138',
  window: { width: 1440, height: 900 },
  zone: 'Asia/Karachi',
  begins: '2026-11-20T09:05:17Z',
  user: null,
  scenario: 'default',
  address: '/plans',
  steps,
});

test('what has no name stands beside what it came of; each field that was filled is one, at the clock of the report', () => {
  const stops = stopsOf(
    report([
      { at: 1000, kind: 'typed', control: control('Plan name', 'textbox'), length: 'short' },
      { at: 2000, kind: 'typed', control: control('Price', 'textbox'), length: 'long' },
      { ...at, kind: 'pressed', control: control('Save') },
      asked,
      {
        ...at,
        kind: 'moved',
        address: '/plans?page=2',
        by: 'push',
        page: { dialog: null, rows: 6, alerts: 1, busy: 0 },
      },
      answered,
      { ...at, kind: 'asked', call: 2, endpoint: 'listPlans' },
    ]),
  );
  expect(stops).toMatchObject([
    { text: 'Typed into Plan name', time: '14:05:18', beside: [] },
    { text: 'Typed a long text into Price', time: '14:05:19', beside: [] },
    { text: 'Pressed Save', beside: ['→ 1 plans/update', 'push /plans?page=2', 'page: 6 rows, 1 message'] },
    { text: 'Saved after 0.0 s', beside: ['← 1 savePlan: ok 9 ms', '→ 2 listPlans, no answer so far'] },
  ]);
});
