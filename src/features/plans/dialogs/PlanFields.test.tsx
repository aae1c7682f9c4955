import { screen, waitFor, within } from '@testing-library/react';
import { field, noDialog, press, retype } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { fill, planDialogs, SUMMER } from '@test/plans';

const mock = mockServer();

const CREATE = 'plans/create';
const { openCreate, openEdit } = planDialogs(mock);

test('there are three durations, the first by default', async () => {
  const { user } = await openCreate();
  const options = within(field('Duration')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['1 month', '3 month', '6 month']);
  expect(field('Duration')).toHaveValue('1 month');
  await fill(user);
  await user.selectOptions(field('Duration'), '6 month');
  await user.click(field('Free'));
  await user.click(field('Popular'));
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(CREATE)).toEqual([{ ...SUMMER, duration: '6 month', isFree: 'Y', isPopular: 'Y' }]);
});

test('percent and final price follow the prices, and are empty if there is no offer', async () => {
  const { user } = await openCreate();
  const results = () => [field('Discount percent'), field('Final price')].map((input) => input.getAttribute('value'));
  expect(results()).toEqual(['', '']);
  await user.type(field('Actual price'), '19.99');
  expect(results()).toEqual(['', '']);
  await user.type(field('Discount amount'), '5');
  expect(results()).toEqual(['25.01%', '14.99']);
  await user.type(field('Discount amount'), '0');
  expect(results()).toEqual(['', '']);
  await retype(user, 'Discount amount', '0');
  expect(results()).toEqual(['0.00%', '19.99']);
  await retype(user, 'Actual price', '0');
  expect(results()).toEqual(['', '']);
  expect(field('Discount percent')).toHaveAttribute('readonly');
  expect(field('Final price')).toHaveAttribute('readonly');
});

test('a plan with nothing left to pay is saved as free', async () => {
  const { user } = await openCreate();
  await fill(user);
  await retype(user, 'Discount amount', '0.30');
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(CREATE)).toMatchObject([{ price: 0, discount: 100, isFree: 'Y' }]);
});

test('a plan may cost 0 from the start', async () => {
  const { user } = await openCreate();
  await fill(user);
  await retype(user, 'Actual price', '0');
  await retype(user, 'Discount amount', '0');
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(CREATE)).toMatchObject([{ price: 0, actualPrice: 0, discountPrice: 0, discount: 0, isFree: 'Y' }]);
});

test('fields say what they need, the first one gets the focus, and editing clears the messages', async () => {
  const { user } = await openCreate();
  await user.type(field('Plan name'), '  ');
  await press(user, 'Save');
  await waitFor(() => expect(field('Plan name')).toHaveFocus());
  expect(field('Plan name')).toHaveAccessibleDescription('Plan name is required');
  expect(field('Description')).toHaveAccessibleDescription('Description is required 0 / 10,000 max characters');
  expect(field('Actual price')).toHaveAccessibleDescription('Actual price is required');
  expect(field('Discount amount')).toHaveAccessibleDescription('Discount amount is required');
  expect(field('Recipes')).toHaveAccessibleDescription('Select at least one feature');
  await fill(user);
  await waitFor(() => expect(screen.queryByText(/ is required$|^Select at least/)).not.toBeInTheDocument());
  expect(mock.posted(CREATE)).toEqual([]);
});

test.each([
  ['ten', '1', 'Actual price', 'Actual price must be a number'],
  ['-5', '1', 'Actual price', 'Actual price must be a number'],
  ['10', '1.5.5', 'Discount amount', 'Discount amount must be a number'],
  ['10', '10.01', 'Discount amount', 'Discount amount cannot be greater than actual price'],
])('the prices %s and %s are refused at %s', async (actual, discount, name, message) => {
  const { user } = await openCreate();
  await fill(user);
  await retype(user, 'Actual price', actual);
  await retype(user, 'Discount amount', discount);
  await press(user, 'Save');
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
  expect(field(name)).toHaveFocus();
  expect(mock.posted(CREATE)).toEqual([]);
});

test('the features of all plans are offered; Enter or the plus button adds a ticked one', async () => {
  mock.create('plan', { features: '["Cooking class","recipes"]' });
  const { user, dialog } = await openCreate();
  const group = within(within(dialog).getByRole('group', { name: 'Features' }));
  const boxes = () => group.getAllByRole<HTMLInputElement>('checkbox').map(({ name, checked }) => [name, checked]);
  expect(boxes()).toEqual([
    ['Cooking class', false],
    ['recipes', false],
    ['Lab review', false],
  ]);
  await user.type(field('New feature'), ' Sleep plan {Enter}');
  await user.type(field('New feature'), 'Swim');
  await press(user, 'Add feature');
  await user.type(field('New feature'), 'LAB REVIEW{Enter}');
  expect(field('New feature')).toHaveValue('');
  await user.click(field('Swim'));
  expect(boxes()).toEqual([
    ['Cooking class', false],
    ['recipes', false],
    ['Lab review', true],
    ['Sleep plan', true],
    ['Swim', false],
  ]);
  expect(mock.posted(CREATE)).toEqual([]);
});

test('a feature that was typed but not added is saved with the plan', async () => {
  const { user } = await openCreate();
  await fill(user);
  await user.click(field('Recipes'));
  await user.type(field('New feature'), ' Sleep plan ');
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(CREATE)).toMatchObject([{ features: ['Sleep plan'] }]);
});

test('a stored duration that is no longer offered stays', async () => {
  await openEdit({ duration: '12 month' });
  expect(field('Duration')).toHaveValue('12 month');
});

test('editing the name of a plan without a duration does not add one', async () => {
  const { user } = await openEdit({ duration: '' });
  expect(field('Duration')).toHaveDisplayValue('Select a duration');
  await user.type(field('Plan name'), '!');
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted('plans/update')).toMatchObject([{ name: 'PCOS Reset!', duration: '' }]);
});
