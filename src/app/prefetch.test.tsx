import { screen, waitFor } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('what capabilities add to a section runs when the pointer comes to its link', async () => {
  const load = jest.fn(() => Promise.resolve({}));
  const { user } = renderApp('/dashboard', mock.admin(), undefined, undefined, [
    { name: 'one', parts: { '/plans': load } },
  ]);
  const link = await screen.findByRole('link', { name: 'Plans' });
  expect(load).not.toHaveBeenCalled();
  await user.hover(link);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(mock.posted('plans/list')).toEqual([]);
});
