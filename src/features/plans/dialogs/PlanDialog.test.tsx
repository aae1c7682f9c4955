import { screen, within } from '@testing-library/react';
import { dropConnection, expireSession, hold, htmlErrorPage, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { field, fill, noDialog, press, retype, SUMMER, planDialogs } from '@test/plans';

const mock = mockServer();

const CREATE = 'plans/create';
const { open, openCreate, openEdit } = planDialogs(mock);

test('a plan is created, and its row stands', async () => {
  const { user } = await openCreate();
  await fill(user);
  await press(user, 'Save');
  expect(await screen.findByRole('rowheader', { name: /Summer Reset/ })).toBeVisible();
  await noDialog();
  expect(mock.posted(CREATE)).toEqual([SUMMER]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['a refusal', () => refuse(mock.server, CREATE, { status: 409, message: 'Taken.' }), 'Taken.'],
  ['an HTML error page', () => htmlErrorPage(mock.server, CREATE), 'Something went wrong. Please try again.'],
  ['a dropped connection', () => dropConnection(mock.server, CREATE), 'Something went wrong. Please try again.'],
])('%s says so; dialog and text stay', async (_name, fail, text) => {
  const { user } = await openCreate();
  fail();
  await fill(user);
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field('Plan name')).toHaveValue(' Summer Reset ');
  expect(field('Recipes')).toBeChecked();
  expect(mock.posted('plans/list')).toHaveLength(1);
});

test('a session that ends while it saves asks to sign in again, and saves then', async () => {
  const { user } = await openCreate();
  await fill(user);
  expireSession(mock.server);
  await press(user, 'Save');
  const signIn = await screen.findByRole('dialog', { name: 'Your session has expired. Please sign in again.' });
  await user.type(within(signIn).getByLabelText('Password'), 'petal-demo');
  await user.click(within(signIn).getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('rowheader', { name: /Summer Reset/, hidden: true })).toBeInTheDocument();
  await noDialog();
});

test('a double click saves once; while it saves nothing closes the dialog', async () => {
  const { user, dialog } = await openCreate();
  const release = hold(mock.server, CREATE);
  await fill(user);
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Please wait...')).toBeVisible();
  await user.keyboard('{Escape}');
  await press(user, 'Cancel');
  await press(user, 'Close');
  expect(dialog).toBeInTheDocument();
  release();
  await noDialog();
  expect(mock.posted(CREATE)).toHaveLength(1);
});

test('Cancel closes at once; Close and Escape ask before typed text is lost', async () => {
  const { user } = await openCreate();
  await user.type(field('New feature'), 'S');
  for (const leave of [() => press(user, 'Close'), () => user.keyboard('{Escape}')]) {
    await leave();
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(field('New feature')).toHaveValue('S');
  }
  await press(user, 'Cancel');
  await noDialog();
});

test('Edit Plan starts with what is stored and sends it back with its id', async () => {
  const { user } = await openEdit();
  expect(field('Plan name')).toHaveValue('PCOS Reset');
  expect(field('Duration')).toHaveValue('3 month');
  expect(field('Final price')).toHaveValue('39.00');
  expect(field('Popular')).toBeChecked();
  await user.click(field('Lab review'));
  await retype(user, 'Discount amount', '0');
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted('plans/update')).toEqual([
    {
      id: 1,
      name: 'PCOS Reset',
      details: 'Four weeks.',
      duration: '3 month',
      price: 49,
      actualPrice: 49,
      discountPrice: 0,
      discount: 0,
      isFree: 'N',
      isPopular: 'Y',
      features: ['Recipes'],
    },
  ]);
});

test('a refused edit says why; dialog and text stay', async () => {
  const { user } = await openEdit();
  refuse(mock.server, 'plans/update', { status: 422, message: 'No.' });
  await user.type(field('Plan name'), '!');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('No.');
  expect(field('Plan name')).toHaveValue('PCOS Reset!');
});

test('Duplicate opens the create dialog with a copy', async () => {
  const { user } = await open('duplicate:1', 'Create New Plan');
  expect(field('Plan name')).toHaveValue('Copy of PCOS Reset');
  await press(user, 'Save');
  expect(await screen.findByRole('rowheader', { name: /Copy of PCOS Reset/ })).toBeVisible();
  expect(mock.posted(CREATE)).toMatchObject([{ name: 'Copy of PCOS Reset', features: ['Recipes', 'Lab review'] }]);
});

test('a created plan is offered to a new user, though the plans were seen before', async () => {
  const { user, go } = await openCreate();
  await press(user, 'Cancel');
  const plans = async () => {
    await go('/users?dialog=add');
    const select = await screen.findByLabelText('Plan');
    await within(select).findByRole('option', { name: 'PCOS Reset' });
    return select;
  };
  expect(within(await plans()).queryByRole('option', { name: 'Summer Reset' })).not.toBeInTheDocument();
  await go('/plans?dialog=add');
  await screen.findByRole('checkbox', { name: 'Recipes' });
  await fill(user);
  await press(user, 'Save');
  await noDialog();
  expect(await within(await plans()).findByRole('option', { name: 'Summer Reset' })).toBeInTheDocument();
});
