import { screen, within } from '@testing-library/react';
import { refuse } from '@/mirage/overrides';
import { desk } from '@test/desk';
import { mockServer } from '@test/mockServer';

const mock = mockServer();

const card = () => screen.findByRole('region', { name: 'Attention' });

test('the figure of posts is the list of the answer desk, and its oldest the first there', async () => {
  const { make, seed, open: openDesk, waiting } = desk(mock);
  seed();
  make.post('Undated', { createdAt: 'once' });
  refuse(mock.server, 'communityComments/list', { status: 500 });
  const { user } = openDesk();
  await screen.findByText('5 wait in 2 groups');
  expect(waiting()[0]).toBe('Diet cola');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(mock.posted('community/detail')).toHaveLength(2);
  const link = await within(await card()).findByRole('link', { name: /Posts without an answer/ });
  expect(link).toHaveTextContent('5Posts without an answerOldest: Diet cola, 9 days');
});
