import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { holdUpload } from '@/mirage/overrides';
import { field, paste } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { pngFile } from '@test/pictures';

const mock = mockServer();

const RECEIPT = pngFile('receipt.png');

async function open(address = '/users?dialog=add') {
  const plan = mock.create('plan', { name: 'PCOS Essentials' });
  mock.create('plan', { name: 'Gentle start' });
  const view = renderApp(address, mock.admin());
  if (address === '/users') await view.user.click((await screen.findAllByRole('button', { name: 'Add user' }))[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Add New User' });
  await within(dialog).findByRole('option', { name: 'PCOS Essentials' });
  return { ...view, planId: plan.id };
}

const save = () => screen.getByRole('button', { name: 'Save' });

async function fill(user: UserEvent) {
  await paste(user, 'First name', '  Mahnoor ');
  await paste(user, 'Last name', 'Aslam');
  await paste(user, 'Email', 'mahnoor@mail.com');
  await paste(user, 'Phone number', '03217745120');
  await user.selectOptions(field('Plan'), 'PCOS Essentials');
  await user.upload(field('Transaction image'), RECEIPT);
}

test('a new user is saved, and the list shows her', async () => {
  const { user, planId } = await open('/users');
  await fill(user);
  await user.click(save());
  expect(await screen.findByText('Mahnoor Aslam')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(mock.posted('users/create')).toEqual([
    {
      image: 'receipt.png',
      firstName: 'Mahnoor',
      lastName: 'Aslam',
      email: 'mahnoor@mail.com',
      phoneNo: '03217745120',
      planId,
    },
  ]);
});

test('each field says that it is required, and the first one in error gets the focus', async () => {
  const { user } = await open();
  await user.click(save());
  for (const message of [
    'First name is required.',
    'Last name is required.',
    'Email is required.',
    'Phone number is required.',
    'Plan selection is required.',
    'Transaction image is required.',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  expect(field('First name')).toHaveFocus();
  expect(mock.posted('users/create')).toEqual([]);
});

test('editing a field clears its own error', async () => {
  const { user } = await open();
  await user.click(save());
  await screen.findByText('First name is required.');
  await user.type(field('First name'), 'M');
  expect(screen.queryByText('First name is required.')).not.toBeInTheDocument();
  expect(screen.getByText('Last name is required.')).toBeVisible();
});

test('an email and a phone number that are none are refused', async () => {
  const { user } = await open();
  await fill(user);
  await user.type(field('Email'), '@');
  await user.type(field('Phone number'), 'x');
  await user.click(save());
  expect(await screen.findByText('Email is not valid.')).toBeVisible();
  expect(screen.getByText('Phone number must be a number.')).toBeVisible();
});

testFormDialog(mock, {
  title: 'Add New User',
  call: 'users/create',
  open: () => open(),
  fill,
  expectKept: () => {
    expect(field('First name')).toHaveValue('  Mahnoor ');
    expect(field('Last name')).toHaveValue('Aslam');
    expect(field('Email')).toHaveValue('mahnoor@mail.com');
    expect(field('Phone number')).toHaveValue('03217745120');
    expect(field('Plan')).toHaveDisplayValue('PCOS Essentials');
    expect(screen.getByRole('button', { name: 'Remove receipt.png' })).toBeVisible();
  },
  list: 'users/list',
  findSaved: () => screen.findByText('Mahnoor Aslam'),
});

test('Cancel closes at once, and the dialog opens empty again', async () => {
  const { user } = await open();
  await user.type(field('First name'), 'M');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Add user' })[0]!);
  expect(await screen.findByLabelText('First name')).toHaveValue('');
});

test('Back asks before typed text is lost, and stays where it was', async () => {
  const { user, router } = await open('/users');
  await user.type(field('First name'), 'M');
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=add'));
  // While the query below waits, as the browser's own button would: outside of React's `act`.
  setTimeout(() => void router.navigate(-1));
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(field('First name')).toHaveValue('M');
  expect(router.state.location.search).toBe('?dialog=add');
});

test('an upload that has left altogether cannot be stopped any more, and says what it waits for', async () => {
  const { user } = await open();
  await fill(user);
  const release = holdUpload(mock.server, 'users/create', 1);
  await user.click(save());
  expect(await screen.findByText('Sent, waiting for the answer')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel upload' })).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Mahnoor Aslam')).toBeVisible();
});

test('an upload shows how far it is; stopped on its way it keeps the form and its file, and nothing was saved', async () => {
  const { user } = await open();
  await fill(user);
  const release = holdUpload(mock.server, 'users/create');
  await user.click(save());
  const bar = await screen.findByRole('progressbar', { name: 'Upload' });
  await waitFor(() => expect(bar).toHaveValue(50));
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('First name')).toHaveValue('  Mahnoor ');
  expect(screen.getByText('receipt.png')).toBeVisible();
  release();
  expect(mock.server.db.users).toHaveLength(0);

  await user.click(save());
  expect(await screen.findByText('Mahnoor Aslam')).toBeVisible();
});
