import { screen, waitFor } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { table } from '@/mirage/database/table';
import { card, cardsOf, focus, item, openBoard, UPDATE } from '@test/board';
import { mockServer } from '@test/mockServer';

const mock = mockServer();

const sets = (name: string) => screen.getByRole('textbox', { name: `Sets of ${name}` });
const stored = (id: string) => table(mock.server, 'workouts').find(id);

test('sets and reps are typed over: Enter saves, and the focus goes back to the card', async () => {
  const { user } = await openBoard(mock);
  focus(card('Squat'));
  await user.keyboard('{Enter}');
  expect(sets('Squat')).toHaveFocus();
  await user.keyboard('5{Enter}');
  expect(sets('Squat')).toHaveValue('5');
  await waitFor(() => expect(card('Squat, 5 sets')).toHaveFocus());
  await screen.findByRole('img', { name: 'Saved' });
  expect(mock.posted(UPDATE)).toMatchObject([{ id: 1, sets: 5, reps: 12 }]);
});

test('leaving saves, the arrow keys step, Esc puts back', async () => {
  const { user } = await openBoard(mock);
  await user.click(sets('Squat'));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(sets('Squat')).toHaveValue('4');
  await user.keyboard('{Escape}');
  expect(card('Squat, 3 sets')).toHaveFocus();
  await user.click(sets('Squat'));
  await user.keyboard('{ArrowUp}{Tab}{ArrowUp}{Tab}');
  await waitFor(() => expect(stored('1')).toMatchObject({ sets: 4, reps: 13 }));
  expect(mock.posted(UPDATE)).toHaveLength(2);
});

test('what is no count is not sent, and the card says why', async () => {
  const { user } = await openBoard(mock);
  await user.click(sets('Squat'));
  await user.keyboard('0{Enter}');
  expect(sets('Squat')).toHaveAccessibleDescription('Please enter a valid number of sets.');
  expect(sets('Squat')).toHaveFocus();
  expect(mock.posted(UPDATE)).toEqual([]);
  await user.keyboard('{Backspace}4{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(mock.posted(UPDATE)).toMatchObject([{ sets: 4 }]));
});

test('a refused figure stays to be mended, with the reason below the card', async () => {
  const { user } = await openBoard(mock);
  refuse(mock.server, UPDATE, { status: 422, message: 'Too many sets.' });
  await user.click(sets('Squat'));
  await user.keyboard('9{Enter}');
  expect(await screen.findByText('Failed to update workout. Please try again. Too many sets.')).toBeVisible();
  expect(sets('Squat')).toHaveValue('9');
  await waitFor(() => expect(card('Squat, 3 sets')).toBeVisible());
});

test('changes of one card wait for each other, and one that is refused takes nothing else back', async () => {
  const { user } = await openBoard(mock);
  const release = hold(mock.server, UPDATE);
  await user.click(sets('Squat'));
  await user.keyboard('5{Enter}m');
  await user.click(item('Rest'));
  await waitFor(() => expect(cardsOf('Rest')).toEqual(['Squat']));
  expect(mock.posted(UPDATE)).toMatchObject([{ sets: 5, workoutDayId: 1 }]);
  refuse(mock.server, UPDATE, { status: 422, message: 'Rest is full.' });
  release();
  expect(await screen.findByText('Failed to update workout. Please try again. Rest is full.')).toBeVisible();
  await waitFor(() => expect(cardsOf('Legs')).toContain('Squat'));
  expect(card('Squat, 5 sets')).toBeVisible();
});

test('a change of a day of every week asks, and the figure waits for the answer', async () => {
  const { user } = await openBoard(mock);
  await user.click(sets('Plank'));
  await user.keyboard('3{Enter}');
  expect(await screen.findByRole('dialog')).toHaveTextContent('What you change of Plank changes in each of them.');
  expect(mock.posted(UPDATE)).toEqual([]);
  expect(screen.queryByRole('img', { name: 'Saved', hidden: true })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sets('Plank')).toHaveValue('2');
  expect(card('Plank')).toHaveFocus();
  await user.click(sets('Plank'));
  await user.keyboard('3{Enter}');
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Change every week' }));
  expect(await screen.findByRole('article', { name: /^Plank, 3 sets/ })).toBeVisible();
});
