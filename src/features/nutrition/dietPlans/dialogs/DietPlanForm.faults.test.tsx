import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, htmlErrorPage, refuse, successFalse } from '@/mirage/overrides';
import { dietPlansOf } from '@test/dietPlans';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { practice } = dietPlansOf(mock);

/** The form filled in: a copy to add, or the stored plan to edit. */
async function open(kind: 'duplicate' | 'edit') {
  const { soup } = practice();
  const view = renderApp(`/diet-plans?dialog=${kind}:${soup.id}`, mock.admin());
  const dialog = await screen.findByRole('dialog');
  await view.user.type(field('Title'), '!');
  return { ...view, dialog };
}

const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save' });
const alertBox = () => screen.findByRole('alertdialog');

const REFUSALS: [name: string, fail: (path: string) => unknown][] = [
  ['a refusal', (path) => refuse(mock.server, path, { status: 422, message: 'Too much salt.' })],
  ['a refusal in a 200 reply', (path) => successFalse(mock.server, path)],
  ['an HTML error page', (path) => htmlErrorPage(mock.server, path)],
  ['a dropped connection', (path) => dropConnection(mock.server, path)],
];

test.each(REFUSALS)('adding that meets %s says so and keeps the dialog and its text', async (_name, fail) => {
  const { user } = await open('duplicate');
  fail('meals/create');
  await user.click(save());
  const alert = await alertBox();
  expect(alert).toHaveTextContent('Failed to add diet plan. Please try again.');
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(save()).toHaveFocus();
  expect(field('Title')).toHaveValue('Copy of Red lentil soup!');
  mock.mend('meals/create');
  await user.click(save());
  expect(await screen.findByText('Diet plan added successfully!')).toBeVisible();
});

test.each(REFUSALS)('an update that meets %s says so and keeps the dialog and its text', async (_name, fail) => {
  const { user } = await open('edit');
  fail('meals/update');
  await user.click(save());
  expect(await alertBox()).toHaveTextContent('Failed to update diet plan. Please try again.');
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  expect(field('Title')).toHaveValue('Red lentil soup!');
  expect(mock.posted('meals/list')).toHaveLength(1);
});

test('a double click saves once; while it saves nothing closes the dialog', async () => {
  const { user, dialog } = await open('edit');
  const release = hold(mock.server, 'meals/update');
  await user.dblClick(save());
  expect(await within(dialog).findByText('Please wait...')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog).toBeInTheDocument();
  release();
  expect(await alertBox()).toHaveTextContent('Diet plan updated successfully!');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(mock.posted('meals/update')).toHaveLength(1);
});

test('a late reply does not close the dialog opened since', async () => {
  const { user, go } = await open('edit');
  const release = hold(mock.server, 'meals/update');
  await user.click(save());
  await waitFor(() => expect(mock.posted('meals/update')).toHaveLength(1));
  await go('/diet-plans?dialog=add');
  const next = await screen.findByRole('dialog', { name: 'Add New Diet-Plan' });
  release();
  await alertBox();
  expect(next).toBeInTheDocument();
});
