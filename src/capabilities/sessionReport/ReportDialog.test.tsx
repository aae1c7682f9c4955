import { act, screen } from '@testing-library/react';
import { press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { stepsOfReport } from '@test/reportDialog';
import { plansSection } from '@/features/plans/section';

const mock = mockServer();

test('beside Try again it tells of the crash', async () => {
  jest.spyOn(plansSection, 'load').mockRejectedValue(new TypeError('Sana'));
  const { user, leave } = renderApp('/plans', mock.admin());
  await screen.findByRole('button', { name: 'Try again' });
  await press(user, 'Save a report');
  expect((await stepsOfReport()).at(0)).toHaveTextContent('Opened this report');
  expect(screen.queryByText(/Sana/, { selector: '.steps *' })).not.toBeInTheDocument();
  act(leave);
});
