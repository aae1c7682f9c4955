import { act, screen, within } from '@testing-library/react';
import { press } from '@test/dialogs';
import { catchDownloads, textOf } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { REPORT, stepsOfReport } from '@test/reportDialog';
import { type Report } from '@/capabilities/sessionReport/format';

const mock = mockServer();

test.each([
  ['Help', () => screen.findByRole('dialog', { name: 'Help: Users' }), '?'],
  ['What changed', () => screen.findByRole('dialog', { name: 'What changed' }), ''],
])('at the foot of %s it shows the last steps, the latest first, and saves them', async (name, opened, key) => {
  const { user, leave } = renderApp('/users', mock.admin());
  await screen.findByRole('searchbox');
  if (key) await user.keyboard(key);
  else await user.click(screen.getByRole('button', { name }));
  await opened();
  await press(user, 'Save a report');
  const [latest] = await stepsOfReport();
  expect(latest).toHaveTextContent('Opened this report');
  const files = catchDownloads();
  await press(user, 'Save file');
  expect(screen.queryByRole('dialog', { name: REPORT })).not.toBeInTheDocument();
  const report = JSON.parse(await textOf(files[0]!.file)) as Report;
  expect(report.steps.at(-1)).toMatchObject({ kind: 'did', type: 'report/opened' });
  act(leave);
});

test('it says all that is in the file, and where none can be made, that there is none', async () => {
  const { user, leave } = renderApp('/plans', mock.admin());
  await screen.findByRole('main');
  const open = async () => {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Go to, add or find' }), 'report{Enter}');
    return screen.findByRole('dialog', { name: REPORT });
  };
  const inIt = await within(await open()).findByRole('region', { name: 'What is in it' });
  for (const said of [
    /modules/,
    /time zone/,
    /clock/,
    /browser/,
    /members are 1, 2, 3/,
    /fields that could not be read/,
  ])
    expect(inIt).toHaveTextContent(said);
  await press(user, 'Cancel');
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => {
    throw new TypeError('planted');
  });
  await open();
  expect(await screen.findByText('What happened could not be read, so there is nothing to save.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save file' })).toHaveAttribute('aria-disabled', 'true');
  act(leave);
});
