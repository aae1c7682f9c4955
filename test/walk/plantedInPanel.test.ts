import { act } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { journalSlice } from '@/capabilities/journal/journalState';
import { slices } from '@/app/store';
import { walkClock } from './clock';
import { leftOver } from './jsdomRules';
import { begin } from './jsdomWalk';
import { take, type Broken, type Step } from './world';

/* Rules that look into the panel and the server can fail: a fault of each kind is planted in a panel that runs. */

const errors = walkClock();

/** A panel in which something goes wrong during a step; returns the names of the rules that it breaks. */
async function open() {
  const broken: string[] = [];
  const walk = await begin(errors, ({ rule }: Broken) => broken.push(rule));
  const during = async (plant: () => void, step: Partial<Step> = {}) => {
    broken.length = 0;
    await take(walk.world, { act: 'wait', what: '', ...step }, () => Promise.resolve(act(plant)));
    return broken;
  };
  const press = async (name: string) => {
    const controls = await walk.world.driver.controls();
    const at = controls.findIndex((control) => control.name.startsWith(name));
    await take(walk.world, { act: 'press', what: name }, () => walk.world.driver.press(at));
    return broken;
  };
  return { ...walk, during, press };
}

test('a panel at rest breaks no rule', async () => {
  const { during, press, close } = await open();
  expect(await press('link Banner')).toEqual([]);
  expect(await during(() => undefined)).toEqual([]);
  close();
});

test('an address that is not that of the state', async () => {
  const { during, press, history, close } = await open();
  await press('link Banner');
  expect(await during(() => history.replace('/banners?search=water'))).toEqual(['The address restores the state']);
  close();
});

test('a dialog that no address names', async () => {
  const { during, press, close } = await open();
  await press('link Banner');
  const dialog = document.createElement('div');
  dialog.innerHTML = '<div role="dialog" aria-modal="true" aria-label="Stray"><button>Close</button></div>';
  expect(await during(() => document.body.append(dialog))).toEqual(['The dialogs are those of the address']);
  dialog.remove();
  close();
});

test('a change that nobody tells', async () => {
  const { during, press, server, close } = await open();
  await press('link Banner');
  await during(() => undefined, { act: 'other tab' });
  const change = () => table(server, 'banners').update('1', { link: 'https://else.example' });
  expect(await during(change, { act: 'other tab' })).toEqual(["Lists are the server's", 'Another tab agrees']);
  close();
});

test('an undo that puts something else back', async () => {
  const { server, store, undone, world, close } = await open();
  slices.inject(journalSlice as never);
  const { changeMade, undoSucceeded } = journalSlice.actions;
  const step = { kind: 'plan', id: 1, arg: undefined, name: 'A', before: {}, after: {}, isUndone: true };
  const sentence = { sign: 'edited', before: '', name: 'A', after: '' } as const;
  table(server, 'plans').update('1', { name: 'Spring' });
  act(() => void store().dispatch(changeMade({ at: 0, sentence, steps: [step], note: '', round: null })));
  undone.note(store(), world.before, { act: 'press', what: 'button Save' });
  act(() => void store().dispatch(undoSucceeded({ entry: 1, at: 0 })));
  expect(undone.different(store())).toEqual(['plans 1']);
  close();
});

test('what a sign-out would leave', async () => {
  const { press, store, emails, close } = await open();
  await press('link Users');
  const left = leftOver(store(), emails);
  for (const place of ['the query listUsers', 'session storage: token', 'the page: ', 'the store: ', 'the call log: '])
    expect(left).toContainEqual(expect.stringContaining(place));
  close();
});
