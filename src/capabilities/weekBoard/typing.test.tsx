import { screen, waitFor } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { hold } from '@/mirage/overrides';
import { card, cardsOf, focus, item, openBoard, UPDATE } from '@test/board';
import { mockServer } from '@test/mockServer';

const mock = mockServer();

const sets = () => screen.getByRole('textbox', { name: 'Sets of Squat' });

/** Moves Squat to Rest, and types 5 sets before that is answered. */
async function moveAndType() {
  const { user } = await openBoard(mock);
  const release = hold(mock.server, UPDATE);
  focus(card('Squat'));
  await user.keyboard('m');
  await user.click(item('Rest'));
  await waitFor(() => expect(cardsOf('Rest')).toEqual(['Squat']));
  await user.keyboard('{Enter}5');
  return { user, release };
}

test('a moved card stays the same when the move is saved, with what is typed in it', async () => {
  const { user, release } = await moveAndType();
  const input = sets();
  release();
  await screen.findByRole('img', { name: 'Not saved yet' });
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Not saved yet' })).not.toBeInTheDocument());
  expect(sets()).toBe(input);
  expect(input).toHaveFocus();
  await user.keyboard('0{Enter}');
  await waitFor(() => expect(mock.posted(UPDATE)).toMatchObject([{ sets: 3 }, { sets: 50, workoutDayId: 2 }]));
});

test('what is typed goes back with a card whose move is refused, and the typing goes on', async () => {
  const { user, release } = await moveAndType();
  table(mock.server, 'exercises').remove('1');
  release();
  await waitFor(() => expect(cardsOf('Legs')).toEqual(['Squat', 'Bridge']));
  expect(sets()).toHaveFocus();
  await user.keyboard('0');
  expect(sets()).toHaveValue('50');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(mock.posted(UPDATE)).toMatchObject([{ sets: 3 }, { sets: 50, workoutDayId: 1 }]));
});
