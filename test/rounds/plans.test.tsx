import { screen, waitFor } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { field, findAndPress, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { expectChanges } from '@test/selecting';

const mock = mockServer();

const plans = () => table(mock.server, 'plans').all();

async function open(search = '') {
  for (const name of ['Basic', 'Family', 'Yearly'])
    mock.create('plan', { name, details: 'For one month', duration: '1 month', isPopular: 'N' });
  const view = renderApp(`/plans${search}`, mock.admin());
  await screen.findByRole('button', { name: 'Actions for Basic' });
  return view;
}

async function select({ user }: Awaited<ReturnType<typeof open>>, name: string) {
  await press(user, `Actions for ${name}`);
  await user.click(screen.getByRole('menuitem', { name: 'Select' }));
}

test('at rest there are no boxes; a duration is set of those that the search finds, and put back', async () => {
  const view = await open('?search=i');
  const { user } = view;
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await select(view, 'Basic');
  expect(screen.getByRole('group', { name: 'Selected plans' })).toHaveTextContent('1 selected');
  await press(user, 'Select all 2 found');
  await press(user, 'Set duration…');
  await user.selectOptions(field('Duration'), '3 month');
  await expectChanges('BasicDuration1 month 3 month', 'FamilyDuration1 month 3 month');
  const before = JSON.stringify(plans());
  await press(user, 'Change 2 plans');
  expect(await screen.findByRole('dialog', { name: 'Duration set' })).toBeVisible();
  expect(plans().map(({ duration }) => duration)).toEqual(['3 month', '3 month', '1 month']);
  await press(user, 'Undo');
  expect(await screen.findByText('2 plans are as they were.')).toBeVisible();
  expect(JSON.stringify(plans())).toBe(before);
});

test('several become popular, and words of their texts are replaced', async () => {
  const view = await open();
  const { user } = view;
  await select(view, 'Basic');
  await press(user, 'Set popular…');
  await user.selectOptions(field('Popular'), 'Yes');
  await expectChanges('BasicPopularNo Yes');
  await press(user, 'Change 1 plan');
  await findAndPress(user, 'Done');
  expect(plans().map(({ isPopular }) => isPopular)).toEqual(['Y', 'N', 'N']);
});

test('several are deleted, each with a call, and what failed stays selected', async () => {
  const view = await open();
  const { user } = view;
  await select(view, 'Basic');
  await user.click(screen.getByRole('checkbox', { name: 'Select Yearly' }));
  await press(user, 'Delete…');
  expect(await screen.findByRole('alertdialog', { name: 'Delete 2 plans' })).toBeVisible();
  await press(user, 'Delete 2');
  await findAndPress(user, 'Done');
  expect(plans().map(({ name }) => name)).toEqual(['Family']);
  await waitFor(() => expect(screen.queryByText(/selected$/)).not.toBeInTheDocument());
});
