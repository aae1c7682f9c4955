import { screen, waitFor, within } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { table } from '@/mirage/database/table';
import { card, cardsOf, focus, item, lane, openBoard, UPDATE } from '@test/board';
import { mockServer } from '@test/mockServer';

const mock = mockServer();

const stored = (id: string) => table(mock.server, 'workouts').find(id);

test('the days stand beside each other; one of every week says so', async () => {
  await openBoard(mock);
  expect(screen.getAllByRole('region', { name: /^(Legs|Rest|Walk)$/ })).toHaveLength(3);
  expect(cardsOf('Legs')).toEqual(['Squat', 'Bridge']);
  expect(lane('Rest')).toHaveTextContent('No exercises yet');
  expect(lane('Walk')).toHaveTextContent('Every week');
  expect(lane('Legs')).not.toHaveTextContent('Every week');
  expect(screen.getByText('3 exercises on 3 days')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the links lead to the board and back, and the address names it', async () => {
  const { user, router } = await openBoard(mock);
  await user.click(screen.getByRole('link', { name: 'Days' }));
  expect(await screen.findByRole('tabpanel', { name: 'Legs' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(screen.getByRole('link', { name: 'Board' }));
  expect(await screen.findByRole('list', { name: 'Days of Week 1' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?view=board'));
});

test('m moves a card by the menu of days: at once, by one call, and the focus goes with it', async () => {
  const { user } = await openBoard(mock);
  const release = hold(mock.server, UPDATE);
  focus(card('Squat'));
  await user.keyboard('m');
  expect(item('Legs it is here')).toHaveAttribute('aria-disabled', 'true');
  await user.click(item('Rest'));
  await waitFor(() => expect(cardsOf('Rest')).toEqual(['Squat']));
  expect(cardsOf('Legs')).toEqual(['Bridge']);
  expect(card('Squat')).toHaveFocus();
  expect(screen.getByText('Moved Squat to Rest')).toBeInTheDocument();
  release();
  await waitFor(() => expect(stored('1')).toMatchObject({ workoutDayId: '2' }));
  expect(mock.posted(UPDATE)).toEqual([{ id: 1, weekId: 1, workoutDayId: 2, exerciseId: 1, sets: 3, reps: 12 }]);
  expect(mock.posted('workout/detail')).toHaveLength(1);
});

test('a move that is refused goes back, and a message says so', async () => {
  const { user } = await openBoard(mock);
  refuse(mock.server, UPDATE, { status: 422, message: 'Rest is full.' });
  focus(card('Squat'));
  await user.keyboard('m');
  await user.click(item('Rest'));
  expect(await screen.findByText('Failed to update workout. Please try again. Rest is full.')).toBeVisible();
  await waitFor(() => expect(cardsOf('Legs')).toEqual(['Squat', 'Bridge']));
  expect(card('Squat')).toHaveFocus();
});

test('a day that has the exercise takes no second one', async () => {
  const { user } = await openBoard(mock, ({ workout, rest, squat }) => workout(rest.id, squat.id, 1, 1));
  focus(within(lane('Legs')).getByRole('article', { name: /^Squat/ }));
  await user.keyboard('m');
  await user.click(item('Rest has it already'));
  expect(mock.posted(UPDATE)).toEqual([]);
});

test('a move into every week asks first; Cancel has the focus and changes nothing', async () => {
  const { user } = await openBoard(mock);
  focus(card('Squat'));
  await user.keyboard('m');
  await user.click(item('Day 7 · Walk every week'));
  const question = await screen.findByRole('dialog', { name: 'This day belongs to every week' });
  expect(question).toHaveTextContent(
    'Walk is the same day in all 2 weeks. Moving Squat there puts it into each of them.',
  );
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(mock.posted(UPDATE)).toEqual([]);
  expect(cardsOf('Legs')).toEqual(['Squat', 'Bridge']);
  await user.keyboard('m');
  await user.click(item('Day 7 · Walk every week'));
  await user.click(await screen.findByRole('button', { name: 'Move to every week' }));
  await waitFor(() => expect(cardsOf('Walk')).toEqual(['Plank', 'Squat']));
  await waitFor(() => expect(card('Squat')).toHaveFocus());
  await waitFor(() => expect(mock.posted(UPDATE)).toHaveLength(1));
});

test('the arrow keys walk, and only one card is a tab stop', async () => {
  const { user } = await openBoard(mock);
  focus(card('Squat'));
  await user.keyboard('{ArrowDown}');
  expect(card('Bridge')).toHaveFocus();
  expect(card('Squat')).toHaveAttribute('tabindex', '-1');
  await user.keyboard('{ArrowRight}');
  expect(within(lane('Rest')).getByRole('button', { name: 'Add to Rest' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{End}');
  expect(screen.getByRole('button', { name: 'Add to Legs' })).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(card('Squat')).toHaveFocus();
  expect(screen.getAllByRole('article').filter(({ tabIndex }) => tabIndex === 0)).toEqual([card('Squat')]);
});

test('a opens the form for that day, c the copy of that card', async () => {
  const { user } = await openBoard(mock);
  focus(screen.getByRole('button', { name: 'Add to Rest' }));
  await user.keyboard('a');
  const form = await screen.findByRole('dialog', { name: 'Add New Workout' });
  expect(within(form).getByLabelText('Day')).toHaveDisplayValue('Rest');
  await user.click(within(form).getByRole('button', { name: 'Cancel' }));
  focus(card('Bridge'));
  await user.keyboard('c');
  expect(await screen.findByRole('dialog', { name: 'Copy Bridge' })).toBeVisible();
});

test('a deleted card’s neighbour has the focus', async () => {
  const { user } = await openBoard(mock);
  await user.click(screen.getByRole('button', { name: 'Actions for Squat' }));
  await user.click(item('Delete'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(cardsOf('Legs')).toEqual(['Bridge']));
  await waitFor(() => expect(card('Bridge')).toHaveFocus());
});

test('a workout whose exercise is gone stays where it is, and says why', async () => {
  const { user } = await openBoard(mock, ({ workout, legs }) => workout(legs.id, '99', 1, 1));
  focus(card('Untitled'));
  await user.keyboard('m');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(await screen.findByText('Its exercise is gone from the library.')).toBeVisible();
});
