import { screen } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { field, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { expectChanges } from '@test/selecting';

const mock = mockServer();

const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}`, hidden: true });

test('supplements are moved to another folder, and back', async () => {
  for (const title of ['Sleep', 'Energy']) mock.create('supplementFolder', { title });
  for (const title of ['Zinc', 'Iron']) mock.create('supplement', { title, supplementsCategoryId: '1' });
  const { user } = renderApp('/supplements', mock.admin());
  await user.click(await box('Zinc'));
  await press(user, 'Select all 2 in Sleep');
  await press(user, 'Move to…');
  await user.selectOptions(field('Folder'), 'Energy');
  await expectChanges('ZincFolderSleep Energy', 'IronFolderSleep Energy');
  const before = JSON.stringify(mock.server.db.dump());
  await press(user, 'Move 2 supplements');
  expect(await screen.findByRole('dialog', { name: 'Moved' })).toBeVisible();
  const folders = () =>
    table(mock.server, 'supplements')
      .all()
      .map((row) => row.supplementsCategoryId);
  expect(folders()).toEqual(['2', '2']);
  await press(user, 'Undo');
  expect(await screen.findByText('2 supplements are as they were.')).toBeVisible();
  expect(JSON.stringify(mock.server.db.dump())).toBe(before);
});
