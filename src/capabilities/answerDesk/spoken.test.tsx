import { screen } from '@testing-library/react';
import { desk } from '@test/desk';
import { mockServer } from '@test/mockServer';
import { listen } from '@test/spoken';

const { openSeeded, box, row: waiting } = desk(mockServer());

test('answering a post', async () => {
  const { user } = await openSeeded();
  await screen.findByRole('list', { name: 'Last comments' });
  const said = await listen();
  await user.click(waiting('Where is my plan'));
  await screen.findByRole('article', { name: 'Where is my plan?' });
  await user.type(box(), 'Here.{Enter}');
  await screen.findByText('Answered Rabia in New here. 2 wait in 1 group');
  expect(await said()).toEqual([
    'button, New here waits 3 days Where is my plan? Rabia Noor : Content 3, current item',
    'textbox, Answer to Rabia',
    'textbox, Answer to Grace',
    'polite: Answered Rabia in New here. 2 wait in 1 group',
  ]);
});
