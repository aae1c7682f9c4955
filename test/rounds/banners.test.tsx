import { screen } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { field, findAndPress, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { expectChanges } from '@test/selecting';

const mock = mockServer();

const banners = () => table(mock.server, 'banners').all();

async function open() {
  for (const link of ['https://old.example/a', 'https://old.example/b', 'https://new.example'])
    mock.create('banner', { link });
  const view = renderApp('/banners', mock.admin());
  await findAndPress(view.user, 'Actions for https://old.example/a');
  await view.user.click(screen.getByRole('menuitem', { name: 'Select' }));
  await press(view.user, 'Select all 3 found');
  return view;
}

test('links move to another address and back, and their pictures stay', async () => {
  const { user } = await open();
  const before = JSON.stringify(banners());
  await press(user, 'Replace words…');
  await user.type(field('Replace'), 'old.example');
  await user.type(field('With'), 'petal.example');
  await expectChanges(
    'https://old.example/bLinkhttps://old.examplepetal.example/b',
    'https://old.example/aLinkhttps://old.examplepetal.example/a',
  );
  await press(user, 'Change 2 banners');
  expect(await screen.findByRole('dialog', { name: 'Words replaced' })).toBeVisible();
  expect(banners().map(({ link }) => link)).toEqual([
    'https://petal.example/a',
    'https://petal.example/b',
    'https://new.example',
  ]);
  await press(user, 'Undo');
  expect(await screen.findByText('2 banners are as they were.')).toBeVisible();
  expect(JSON.stringify(banners())).toBe(before);
});

test('several are deleted, and the outcome stays in sight though none of them is left', async () => {
  const { user } = await open();
  await press(user, 'Delete…');
  await press(user, 'Delete 3');
  expect(await screen.findByText('3 of 3 done')).toBeVisible();
  expect(await screen.findByText('No banners found')).toBeInTheDocument();
  await press(user, 'Done');
  expect(banners()).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
