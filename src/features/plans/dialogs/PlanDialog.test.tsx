import { screen, within } from '@testing-library/react';
import { refuse } from '@/mirage/overrides';
import { field, noDialog, press, retype } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { fill, planDialogs, SUMMER } from '@test/plans';
import { everySaveFault } from '@test/saveFaults';

const mock = mockServer();

const CREATE = 'plans/create';
const { open, openCreate, openEdit } = planDialogs(mock);

test('a plan is created, and its row is shown', async () => {
  const { user } = await openCreate();
  await fill(user);
  await press(user, 'Save');
  expect(await screen.findByRole('rowheader', { name: /Summer Reset/ })).toBeVisible();
  await noDialog();
  expect(mock.posted(CREATE)).toEqual([SUMMER]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

testFormDialog(mock, {
  title: 'Create New Plan',
  call: CREATE,
  faults: everySaveFault(mock),
  open: openCreate,
  fill,
  expectKept: () => {
    expect(field('Plan name')).toHaveValue(' Summer Reset ');
    expect(field('Actual price')).toHaveValue('0.3');
    expect(field('Recipes')).toBeChecked();
  },
  list: 'plans/list',
  findSaved: () => screen.findByRole('rowheader', { name: /Summer Reset/ }),
});

test('a new feature that was typed but not added is not lost without a question', async () => {
  const { user } = await openCreate();
  await user.type(field('New feature'), 'S{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(field('New feature')).toHaveValue('S');
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

test('a created plan is offered to a new user even if the plans were loaded before', async () => {
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
