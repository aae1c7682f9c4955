import { screen, waitFor } from '@testing-library/react';
import { refuse } from '@/mirage/overrides';
import { field, noDialog, listsLoaded, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { pngFile } from '@test/pictures';

const mock = mockServer();

const PICTURE = pngFile('leaves.png');

async function open(address = '/supplements?dialog=add') {
  const vitamins = mock.create('supplementFolder', { title: 'Vitamins' });
  const teas = mock.create('supplementFolder', { title: 'Teas' });
  mock.create('supplement', {
    supplementsCategoryId: vitamins.id,
    title: 'Folate',
    description: 'Every day.\nWith food.',
    dosage: '400 mcg',
    externalLink: 'vitamins.example',
    image: null,
  });
  const view = renderApp(address, mock.admin());
  const dialog = await screen.findByRole('dialog');
  await listsLoaded();
  return { ...view, dialog, vitamins, teas };
}

test('a supplement is added with all its fields and its card appears', async () => {
  const { user, teas } = await open();
  expect(field('Folder')).toHaveDisplayValue('Vitamins');
  await user.type(field('Title'), ' Spearmint ');
  await user.selectOptions(field('Folder'), 'Teas');
  await user.type(field('Description'), ' Two cups.{Enter}Cold or warm. ');
  await user.type(field('Dosage'), ' 2 cups ');
  await user.type(field('External link'), ' tea.example/spearmint ');
  await user.upload(field('Image'), PICTURE);
  await press(user, 'Save');
  await noDialog();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(mock.posted('supplements/create')).toEqual([
    {
      title: 'Spearmint',
      description: ' Two cups.\nCold or warm. ',
      supplementCategoryId: teas.id,
      externalLink: 'tea.example/spearmint',
      dosage: '2 cups',
      image: 'leaves.png',
    },
  ]);
  await user.click(screen.getByRole('tab', { name: 'Teas' }));
  expect(await screen.findByRole('button', { name: 'Spearmint' })).toBeVisible();
});

test('it starts with the shown folder; only title and folder are required', async () => {
  const { user, teas } = await open('/supplements?folder=2&dialog=add');
  expect(field('Folder')).toHaveDisplayValue('Teas');
  await user.type(field('Title'), 'Ginger');
  await press(user, 'Save');
  expect(await screen.findByRole('button', { name: 'Ginger' })).toBeVisible();
  expect(mock.posted('supplements/create')).toEqual([
    { title: 'Ginger', description: '', supplementCategoryId: teas.id, externalLink: '', dosage: '' },
  ]);
});

test('title and folder are required, and the first invalid field gets the focus', async () => {
  const { user } = await open();
  await user.type(field('Title'), '  ');
  await user.selectOptions(field('Folder'), 'Select a folder');
  await press(user, 'Save');
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(field('Title')).toHaveAccessibleDescription('Title is required.');
  expect(field('Folder')).toHaveAccessibleDescription('Please select a folder.');
  await user.selectOptions(field('Folder'), 'Teas');
  expect(field('Folder')).toBeValid();
  expect(mock.posted('supplements/create')).toEqual([]);
});

testFormDialog(mock, {
  title: 'Add Supplement',
  call: 'supplements/create',
  open,
  fill: async (user) => {
    await user.type(field('Title'), 'Zinc');
    await user.upload(field('Image'), PICTURE);
  },
  expectKept: () => {
    expect(field('Title')).toHaveValue('Zinc');
    expect(screen.getByRole('button', { name: 'Remove leaves.png' })).toBeVisible();
  },
  list: 'supplements/list',
  findSaved: () => screen.findByRole('button', { name: 'Zinc' }),
});

test('Edit starts with the stored values and sends the edited ones', async () => {
  const { user, teas } = await open('/supplements?dialog=edit:1');
  expect(screen.getByRole('dialog', { name: 'Edit Supplement' })).toBeVisible();
  expect(field('Title')).toHaveValue('Folate');
  expect(field('Folder')).toHaveDisplayValue('Vitamins');
  expect(field('Description')).toHaveValue('Every day.\nWith food.');
  expect(field('Dosage')).toHaveValue('400 mcg');
  expect(field('External link')).toHaveValue('vitamins.example');
  await user.selectOptions(field('Folder'), 'Teas');
  await user.clear(field('External link'));
  await press(user, 'Save');
  expect(await screen.findByText('No supplements found')).toBeInTheDocument();
  await noDialog();
  expect(mock.posted('supplements/update')).toEqual([
    {
      title: 'Folate',
      description: 'Every day.\nWith food.',
      supplementCategoryId: teas.id,
      externalLink: '',
      dosage: '400 mcg',
      id: '1',
    },
  ]);
  await user.click(screen.getByRole('tab', { name: 'Teas' }));
  expect(screen.getByRole('button', { name: 'Folate' })).toBeVisible();
});

test('a refused edit shows why; dialog and text stay', async () => {
  const { user } = await open('/supplements?dialog=edit:1');
  refuse(mock.server, 'supplements/update', { status: 422, message: 'No.' });
  await user.type(field('Title'), '!');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('No.');
  expect(field('Title')).toHaveValue('Folate!');
});
