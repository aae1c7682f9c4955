import { waitFor } from '@testing-library/react';
import { card, cardsOf, focus, item, openBoard } from '@test/board';
import { mockServer } from '@test/mockServer';
import { listen } from '@test/spoken';

const mock = mockServer();

test('moving an exercise on the board', async () => {
  const { user } = await openBoard(mock);
  const said = await listen();
  focus(card('Squat'));
  await user.keyboard('m{ArrowDown}');
  await user.click(item('Rest'));
  await waitFor(() => expect(cardsOf('Rest')).toEqual(['Squat']));
  expect(await said()).toEqual([
    'article, Squat, 3 sets, 12 reps',
    'menuitem, Legs it is here, disabled',
    'menuitem, Rest',
    'article, Squat, 3 sets, 12 reps',
    'polite: Moved Squat to Rest',
  ]);
});
