import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { hold, refuse } from '@/mirage/overrides';
import { card, cardsOf, focus, item, openBoard, UPDATE } from '@test/board';
import { mockServer } from '@test/mockServer';

jest.mock('@/services/http/patience', () => ({ PATIENCE_MS: 150 }));

const mock = mockServer();

const sets = () => screen.getByRole('textbox', { name: 'Sets of Squat' });
const theyChange = (changes: object) => table(mock.server, 'workouts').update('1', changes);
const stored = () => table(mock.server, 'workouts').find('1');
const stop = () => screen.findByRole('button', { name: 'Stop waiting' });

/** As if the week had been loaded some time ago. */
function later() {
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 16_000);
}

async function open() {
  const view = await openBoard(mock);
  const type = async (text: string) => {
    await view.user.click(sets());
    await view.user.keyboard(text);
  };
  return { ...view, type };
}

/** Whether the page may be left without a question. */
const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a figure without an answer has a mark; Stop waiting says so, and the next one is sent', async () => {
  const { type, user } = await open();
  const release = hold(mock.server, UPDATE);
  await type('5{Enter}');
  await screen.findByRole('img', { name: 'Not saved yet' });
  await stop();
  await type('6{Enter}');
  expect(mock.posted(UPDATE)).toHaveLength(1);
  await user.click(await stop());
  await waitFor(() => expect(mock.posted(UPDATE)).toMatchObject([{ sets: 5 }, { sets: 6 }]));
  release();
  await waitFor(() => expect(stored()).toMatchObject({ sets: 6 }));
  await screen.findByRole('img', { name: 'Saved' });
});

test('where nobody waits any more it is said that the outcome is not known, and nothing else', async () => {
  const { type, user } = await open();
  hold(mock.server, UPDATE);
  await type('5{Enter}');
  await user.click(await stop());
  expect(await screen.findByText('Whether this was saved is not known.')).toBeVisible();
  expect(sets()).toHaveValue('5');
  await waitFor(() => expect(screen.queryByRole('img', { name: /saved/i })).not.toBeInTheDocument());
});

test('leaving the page asks while a figure is typed or has no answer, and goes on once it is saved', async () => {
  const { type, user, router } = await open();
  expect(leaves()).toBe(true);
  await type('5');
  expect(leaves()).toBe(false);
  await user.keyboard('{Escape}');
  expect(leaves()).toBe(true);
  const release = hold(mock.server, UPDATE);
  await type('5{Enter}');
  expect(leaves()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Recipes' }));
  await screen.findByRole('dialog', { name: 'Leave before it is saved?' });
  expect(router.state.location.pathname).toBe('/workouts');
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe('/recipes'));
  expect(leaves()).toBe(true);
});

test('a dialog that is closed meanwhile is no leaving: its step goes back without a question', async () => {
  const { type, user, router } = await open();
  hold(mock.server, UPDATE);
  await type('5{Enter}');
  await user.click(within(card('Plank')).getByRole('button', { name: 'Actions for Plank' }));
  await user.click(screen.getByRole('menuitem', { name: /^Copy to/ }));
  const copy = await screen.findByRole('dialog', { name: /^Copy/ });
  await waitFor(() => expect(router.state.location.search).toContain('dialog='));
  await user.click(within(copy).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=board'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(leaves()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Recipes' }));
  expect(await screen.findByRole('dialog', { name: 'Leave before it is saved?' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('another view of the page ends no call, and leaving still asks', async () => {
  const { type, user } = await open();
  const release = hold(mock.server, UPDATE);
  await type('5{Enter}');
  await user.click(screen.getByRole('link', { name: 'Days' }));
  expect(leaves()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Board' }));
  await screen.findByRole('img', { name: 'Not saved yet' });
  release();
  await waitFor(() => expect(leaves()).toBe(true));
});

test('a figure does not take back what someone else has moved, and says so', async () => {
  const { type } = await open();
  theyChange({ workoutDayId: '2', reps: 10 });
  later();
  await type('5{Enter}');
  expect(
    await screen.findByText('Squat is saved. Someone else had changed it meanwhile, which is kept: Day Rest, Reps 10.'),
  ).toBeVisible();
  expect(mock.posted(UPDATE)).toMatchObject([{ workoutDayId: 2, sets: 5, reps: 10 }]);
  await waitFor(() => expect(cardsOf('Rest')).toEqual(['Squat']));
});

test('a figure that someone else has changed too is not sent before it is entered again', async () => {
  const { type, user } = await open();
  theyChange({ sets: 7 });
  later();
  await type('5{Enter}');
  expect(await screen.findByText(/^Someone else has changed this meanwhile, to Sets 7\./)).toBeVisible();
  expect(mock.posted(UPDATE)).toEqual([]);
  expect(sets()).toHaveValue('5');
  await user.click(sets());
  await user.tab(); // leaving it is no decision
  expect(mock.posted(UPDATE)).toEqual([]);
  await user.click(sets());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(mock.posted(UPDATE)).toMatchObject([{ sets: 5 }]));
});

test('of two moves the second is not sent before it is made again', async () => {
  const { user } = await openBoard(mock, ({ legs }) =>
    mock.create('workoutDay', { weekId: legs.weekId, title: 'Arms too' }),
  );
  theyChange({ workoutDayId: '2' });
  later();
  focus(card('Squat'));
  await user.keyboard('m');
  await user.click(item('Arms too'));
  expect(await screen.findByText(/^Squat: Someone else has changed this meanwhile, to Day Rest\./)).toBeVisible();
  expect(mock.posted(UPDATE)).toEqual([]);
  await waitFor(() => expect(cardsOf('Rest')).toEqual(['Squat']));
});

test('a workout that is gone is told', async () => {
  const { type } = await open();
  table(mock.server, 'workouts').remove('1');
  later();
  await type('5{Enter}');
  expect(
    await screen.findByText('Squat was deleted or moved to another week meanwhile. Nothing was saved.'),
  ).toBeVisible();
  expect(mock.posted(UPDATE)).toEqual([]);
});

test('what could not be checked is saved, and told', async () => {
  const { type } = await open();
  refuse(mock.server, 'workout/detail', { status: 500 });
  later();
  await type('5{Enter}');
  expect(
    await screen.findByText('Squat is saved. Whether someone else had changed it could not be checked.'),
  ).toBeVisible();
  expect(mock.posted(UPDATE)).toMatchObject([{ sets: 5, reps: 12 }]);
});
