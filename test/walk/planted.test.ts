import { type Control } from './controls';
import { type Driver, type MadeCall, type Seen } from './driver';
import { rules } from './rules';
import { type Act, type World } from './world';

/* Each rule can fail: a fault of its kind is planted in what is seen. */

const QUIET: Seen = {
  address: '/plans',
  heading: 'Plans',
  dialogs: [],
  focus: 'button Add',
  messages: [],
  errors: [],
  typed: {},
  isRestored: false,
  calls: [],
  isFaulty: false,
  isHanging: false,
};

const call = (path: string, changes: Partial<MadeCall> = {}): MadeCall => ({
  path,
  body: '{}',
  isTold: true,
  status: 200,
  ...changes,
});

interface Looks {
  before?: Partial<Seen>;
  /** What is seen after each of the steps. */
  after: Partial<Seen>[];
  act?: Act;
  /** What is acted on, in all steps or in each. */
  what?: string | readonly string[];
  story?: string[];
}

/** The names of the rules that are broken by the last of the steps. */
async function brokenBy({ before, after, act = 'press', what = 'button Save', story = ['one'] }: Looks) {
  const driver = { axe: () => Promise.resolve(['label at input']), controls: () => Promise.resolve<Control[]>([]) };
  const world = { before: { ...QUIET, ...before }, story, driver: driver as unknown as Driver } as World;
  const all = rules();
  let broken: string[] = [];
  for (const [index, seen] of after.entries()) {
    const now = { ...QUIET, ...seen };
    const step = { act, what: typeof what === 'string' ? what : what[index]! };
    broken = [];
    for (const rule of all) if (await rule.broken(world, now, step)) broken.push(rule.name);
    world.before = now;
  }
  return broken;
}

const EDIT = { dialogs: ['Edit Plan'], address: '/plans?dialog=edit:1' };
const OPENED = { ...EDIT, typed: { Name: 'Reset' } };
const QUESTION = { ...EDIT, dialogs: ['Edit Plan', 'Discard changes?'] };
const TYPED = { ...EDIT, typed: { Name: 'Spring' } };

test('what is as it should be breaks none', async () => {
  expect(await brokenBy({ after: [{}] })).toEqual([]);
  expect(await brokenBy({ after: [OPENED, TYPED, { calls: [call('plans/update'), call('plans/list')] }] })).toEqual([]);
  expect(await brokenBy({ after: [OPENED, TYPED, {}], what: 'button Discard' })).toEqual([]);
  const sent = { ...TYPED, calls: [call('plans/update')] };
  const steps = ['button Edit', 'field Name', 'button Save', 'button Clear search', 'field Name', 'of itself'];
  const again = { ...EDIT, typed: { Name: 'Summer' } };
  expect(await brokenBy({ after: [OPENED, TYPED, sent, TYPED, again, {}], what: steps })).toEqual([]);
  const late = { ...TYPED, calls: [call('plans/update')] };
  expect(await brokenBy({ after: [OPENED, { ...TYPED, isHanging: true }, late], act: 'type' })).toEqual([]);
  const restored = { ...OPENED, isRestored: true };
  expect(await brokenBy({ after: [restored, { ...restored, typed: { Name: '' } }, {}] })).toEqual([]);
  expect(await brokenBy({ after: [{ focus: 'body' }], act: 'reload' })).toEqual([]);
  for (const name of ['Delete 2 plans', 'Saved', 'Deactivated', 'Meal type set'])
    expect(await brokenBy({ after: [{ dialogs: [name] }, {}], act: 'reload', what: '' })).toEqual([]);
  const lost = { calls: [call('plans/list', { status: undefined })], isFaulty: true };
  expect(await brokenBy({ after: [OPENED, TYPED, lost], act: 'reload', what: '' })).toEqual([]);
  const there = { dialogs: ['Plan'], calls: [call('plans/list')] };
  expect(await brokenBy({ after: [lost, {}, there], act: 'reload', what: '' })).toEqual([]);
  const over = (Name: string) => ({ dialogs: ['Command palette', 'Add Plan'], typed: { Name } });
  const palette = { dialogs: ['Command palette'] };
  expect(await brokenBy({ after: [palette, over(''), over('Spring'), over(''), palette] })).toEqual([]);
  const round = { dialogs: ['Delete 2 plans'], calls: [call('plans/delete'), call('plans/delete')] };
  expect(await brokenBy({ after: [{ dialogs: round.dialogs }, round], act: 'fill', what: 'with 7' })).toEqual([]);
});

const CASES: [string, Looks][] = [
  ['The focus is never lost', { after: [{ focus: 'body' }] }],
  ['No error in the console', { after: [{ errors: ['TypeError'] }] }],
  ['A reload shows the same', { after: [{ heading: 'Banner' }], act: 'reload', what: '' }],
  ['A reload shows the same', { after: [{ calls: [call('plans/list')] }, { heading: 'Banner' }], act: 'reload' }],
  ['Nothing typed is lost without a question', { after: [OPENED, { ...EDIT, typed: { Name: '' } }, {}] }],
  ['At most one message for an act', { after: [{ messages: ['Saved', 'Saved'] }] }],
  ['Nothing typed is lost without a question', { after: [OPENED, TYPED, {}], act: 'key', what: '{Escape}' }],
  ['Nothing typed is lost without a question', { after: [OPENED, TYPED, OPENED], act: 'reload', what: '' }],
  ['Nothing typed is lost without a question', { after: [OPENED, TYPED, QUESTION, TYPED, {}], act: 'key' }],
  ['No write without an act that writes', { after: [{ calls: [call('plans/update')] }], act: 'type' }],
  ['One write for a press', { after: [{ calls: [call('plans/update'), call('plans/update')] }] }],
  ['No read beyond what the section names', { after: [{ calls: [call('users/list')] }] }],
  ['No read twice', { after: [{ calls: [call('plans/list'), call('plans/list')] }] }],
  ['Axe finds nothing', { after: [{}], story: Array.from({ length: 100 }, () => 'step') }],
];

test.each(CASES)('%s', async (name, looks) => {
  expect(await brokenBy(looks)).toEqual([name]);
});
