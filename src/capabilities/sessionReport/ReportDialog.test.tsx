import { act, screen, within } from '@testing-library/react';
import { press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { plansSection } from '@/features/plans/section';

const mock = mockServer();

const TITLE = 'Save a report of what happened';
const steps = async () => {
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  const list = await within(dialog).findByRole('list', { name: /^The last \d+ steps/ });
  return within(list).getAllByRole('listitem');
};

test('beside Try again it tells of the crash', async () => {
  jest.spyOn(plansSection, 'load').mockRejectedValue(new TypeError('Sana'));
  const { user, leave } = renderApp('/plans', mock.admin());
  await screen.findByRole('button', { name: 'Try again' });
  await press(user, 'Save a report');
  expect((await steps()).at(0)).toHaveTextContent('Opened this report');
  expect(screen.queryByText(/Sana/, { selector: '.steps *' })).not.toBeInTheDocument();
  act(leave);
});
