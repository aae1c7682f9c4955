import { screen, waitFor, within } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { field, noDialog } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

/**
 * `list` is the call that loads the field's choices, one of which is `choice`; `typed` is another field of the form.
 */
type FieldCase = [
  address: string,
  dialog: string,
  list: string,
  what: string,
  label: string,
  choice: string,
  typed: string,
];

const CASES: FieldCase[] = [
  ['/users?dialog=add', 'Add New User', 'plans/list', 'Plans', 'Plan', 'Reset', 'First name'],
  ['/supplements?dialog=add', 'Add Supplement', 'supplements/list', 'Folders', 'Folder', 'Sleep', 'Title'],
  [
    '/notifications?dialog=add',
    'Send New Notification',
    'notificationCategoriesFolder/list',
    'Folders',
    'Folder',
    'Quiet (0 users)',
    'Title',
  ],
  ['/moderators?dialog=add', 'Add Moderators', 'roles/list', 'Roles', 'Role', 'Subadmin', 'Name'],
  ['/recipes?dialog=add', 'Add New Recipe', 'dishes/list/category', 'Categories', 'Category', 'Lunch', 'Recipe name'],
  [
    '/recipes?dialog=addCategory',
    'Add New Category / Sub Category',
    'dishes/list/category',
    'Categories',
    'Category',
    'Lunch',
    'New sub category name',
  ],
  ['/diet-plans?dialog=add', 'Add New Diet-Plan', 'dishes/list/category', 'Categories', 'Category', 'Lunch', 'Title'],
  [
    '/payments?dialog=add',
    'Add New Payment Method',
    'paymentTypesCategories/list',
    'Categories',
    'Category',
    'Banks',
    'Payment method name',
  ],
  ['/how-to-use?dialog=add', 'Add Content', 'howToUse/list', 'Categories', 'Category', 'Start', 'Title'],
  ['/workouts?dialog=addWorkout', 'Add New Workout', 'workout/list/weeks', 'Weeks', 'Week', 'Week 1', 'Sets'],
  ['/workouts?dialog=addWorkout', 'Add New Workout', 'exercise/list', 'Exercises', 'Exercise', 'Squat', 'Sets'],
  ['/workouts?dialog=addWorkout', 'Add New Workout', 'workout/list/workoutdays', 'Days', 'Day', 'Monday', 'Sets'],
];

function seed() {
  mock.create('plan', { name: 'Reset' });
  mock.create('supplementFolder', { title: 'Sleep' });
  mock.create('notificationFolder', { name: 'Quiet', users: '[]' });
  mock.create('category', { title: 'Lunch' });
  mock.create('paymentCategory', { title: 'Banks' });
  mock.create('helpCategory', { title: 'Start' });
  mock.create('week', { title: 'Week 1' });
  mock.create('workoutDay', { weekId: '1', title: 'Monday' });
  mock.create('exercise', { name: 'Squat' });
  return mock.admin();
}

test.each(CASES)('%s: the dialog %s offers to load again what %s did not', async (...example) => {
  const [address, name, list, what, label, choice, typed] = example;
  refuse(mock.server, list, { status: 500 });
  const { user } = renderApp(address, seed());
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(await dialog.findByText(`${what} could not be loaded.`)).toBeVisible();
  await user.type(field(typed), '7');
  mock.mend(list);
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(field(label)).toHaveFocus();
  await user.keyboard('{ArrowDown}'); // where options are found by typing it opens their list
  expect(await dialog.findByRole('option', { name: choice })).toBeInTheDocument();
  expect(dialog.queryByText(`${what} could not be loaded.`)).not.toBeInTheDocument();
  expect(field(typed)).toHaveValue('7');
});

test.each(CASES)('%s: the dialog %s opens at once and says that %s are still coming', async (...example) => {
  const [address, name, list, what, label, choice, typed] = example;
  const release = hold(mock.server, list);
  const { user } = renderApp(address, seed());
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getByText(`${what} are still loading.`)).toBeInTheDocument();
  await user.type(field(typed), '7');
  release();
  await waitFor(() => expect(dialog.queryByText(`${what} are still loading.`)).not.toBeInTheDocument());
  field(label).focus();
  await user.keyboard('{ArrowDown}');
  expect(await dialog.findByRole('option', { name: choice })).toBeInTheDocument();
  expect(field(typed)).toHaveValue('7');
});

test('what a new record starts with comes with the list, and is no change', async () => {
  const release = hold(mock.server, 'dishes/list/category');
  const admin = seed();
  mock.create('category', { title: 'Dinner' });
  mock.create('subCategory', { title: 'Soups', categoryId: '1' });
  mock.create('subCategory', { title: 'Stews', categoryId: '1' });
  const { user } = renderApp('/recipes?subCategory=2&dialog=add', admin);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Recipe' }));
  expect(dialog.getByText('Categories are still loading.')).toBeInTheDocument();
  release();
  await waitFor(() => expect(field('Sub Category')).toHaveDisplayValue('Stews'));
  expect(field('Category')).toHaveDisplayValue('Lunch');
  await user.keyboard('{Escape}');
  await noDialog();
});

test('a choice that was changed brings nothing that went with the one before', async () => {
  const release = hold(mock.server, 'workout/list/workoutdays');
  const admin = seed();
  mock.create('week', { title: 'Week 2' });
  mock.create('workoutDay', { weekId: '1', title: 'Friday' });
  const { user } = renderApp('/workouts?dialog=addWorkout', admin);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Workout' }));
  expect(await dialog.findByText('Days are still loading.')).toBeInTheDocument();
  await waitFor(() => expect(field('Week')).toHaveDisplayValue('Week 1'));
  await user.selectOptions(field('Week'), 'Week 2');
  release();
  await waitFor(() => expect(dialog.queryByText('Days are still loading.')).not.toBeInTheDocument());
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please select a day.')).toBeVisible();
});

test('a second failure is shown again, and the dialog stays open', async () => {
  refuse(mock.server, 'supplements/list', { status: 500 });
  const { user } = renderApp('/supplements?dialog=add', seed());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(mock.posted('supplements/list')).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Add Supplement' })).toBeVisible();
});

test('the folders of Assign Supplement can be loaded again too', async () => {
  mock.create('user', { firstName: 'Sana' });
  refuse(mock.server, 'supplements/list', { status: 500 });
  const { user } = renderApp('/users?dialog=supplements:1001', seed());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  mock.mend('supplements/list');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: 'Sleep' })).toBeVisible();
});
