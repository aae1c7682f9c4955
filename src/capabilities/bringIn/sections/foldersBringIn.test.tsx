import { screen } from '@testing-library/react';
import { add, closeLedger, exportBoth, layOut, outcome, putAll, readFiles, readRows } from '@test/bringIn';
import { textOf } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
beforeEach(layOut);

const SUPPLEMENTS = () =>
  new File(
    ['Title,Folder,Dosage,Description\nVitamin D3,Vitamins,2000 IU daily,With a meal.\nIron,Herbs,14 mg,'],
    'supplements.csv',
  );

async function openSupplements() {
  const { id } = mock.create('supplementFolder', { title: 'Vitamins' });
  const view = renderApp('/supplements?view=bring-in', mock.admin());
  await screen.findByLabelText('Paste');
  return { ...view, id };
}

test('supplements come in, those of a folder that is not here wait, and the second run adds nothing', async () => {
  const { user, id } = await openSupplements();
  await readFiles(user, SUPPLEMENTS());
  expect(readRows()).toEqual(['+ Vitamin D3', '- Iron: Choose a place']);
  await add(user, '1 supplement');
  await closeLedger(user);
  expect(mock.posted('supplements/create')).toEqual([
    {
      title: 'Vitamin D3',
      description: 'With a meal.',
      supplementCategoryId: String(id),
      externalLink: '',
      dosage: '2000 IU daily',
    },
  ]);
  expect(outcome(/^Left out/)).toEqual(['Iron: “Herbs” is no place here, and none was chosen']);
  await user.click(screen.getByRole('button', { name: 'Bring in more' }));
  await readFiles(user, SUPPLEMENTS());
  expect(readRows()).toEqual(['- Vitamin D3: Here already', '- Iron: Choose a place']);
});

test.each([0, 1])('supplements of a folder come in as they were exported, to the byte: format %#', async (format) => {
  const { id } = mock.create('supplementFolder', { title: 'Vitamins' });
  mock.create('supplement', {
    supplementsCategoryId: id,
    title: 'D3',
    dosage: '2000 IU',
    description: 'With\n\nfood.',
    externalLink: 'a.example',
  });
  mock.create('supplement', {
    supplementsCategoryId: id,
    title: '=B12',
    dosage: "'1",
    description: '"x"; y',
    externalLink: '',
  });
  const { user, go } = renderApp('/supplements', mock.admin());
  await screen.findByRole('button', { name: 'D3' });
  const files = await exportBoth(user);
  (mock.server.db as unknown as { supplements: { remove: () => void } }).supplements.remove();
  await go('/dashboard');
  await go('/supplements?view=bring-in');
  await readFiles(user, files[format]!);
  await putAll(user, 'all into Vitamins');
  await add(user, '2 supplements');
  await closeLedger(user);
  await user.click(screen.getByRole('button', { name: 'Back to Supplements' }));
  await screen.findByRole('button', { name: 'D3' });
  const again = await exportBoth(user);
  expect(await textOf(again[format]!)).toBe(await textOf(files[format]!));
});

test.each([0, 1])('help comes in as it was exported, to the byte: format %#', async (format) => {
  const { id } = mock.create('helpCategory', { title: 'First steps' });
  mock.create('helpContent', {
    howTouseCategoryId: id,
    title: 'Log a meal',
    description: 'Open\nthe diary.',
    media: 'https://films.example/a.mp4',
  });
  const { user, go } = renderApp('/how-to-use', mock.admin());
  await screen.findByRole('button', { name: 'Log a meal' });
  const files = await exportBoth(user);
  (mock.server.db as unknown as { helpContents: { remove: () => void } }).helpContents.remove();
  await go('/dashboard');
  await go('/how-to-use?view=bring-in');
  await readFiles(user, files[format]!);
  await putAll(user, 'it into First steps');
  await add(user, '1 help text');
  await closeLedger(user);
  await user.click(screen.getByRole('button', { name: 'Back to How to use' }));
  await screen.findByRole('button', { name: 'Log a meal' });
  const again = await exportBoth(user);
  expect(await textOf(again[format]!)).toBe(await textOf(files[format]!));
});

test('help without an address waits for a picture, and one that has its name is its own', async () => {
  mock.create('helpCategory', { title: 'First steps' });
  const { user } = renderApp('/how-to-use?view=bring-in', mock.admin());
  const text = new File(['Title,Description\nLog a meal,Open the diary.\nWalk,Every day.'], 'help.csv');
  const film = new File(['x'], 'log a meal.mp4', { type: 'video/mp4' });
  await readFiles(user, text, film);
  // Not even the only category is chosen, as the form of a new one would.
  await user.click(screen.getByRole('button', { name: 'Walk' }));
  await user.click(screen.getByRole('button', { name: 'Log a meal' }));
  expect(screen.getByLabelText('Category')).toHaveValue('');
  expect(readRows()).toEqual(['- Log a meal: Choose a place', '- Walk: Choose an address or a picture']);
  await user.selectOptions(screen.getByLabelText('Place for help texts without one'), 'First steps');
  expect(readRows()).toEqual(['+ Log a meal', '- Walk: Choose an address or a picture']);
  await add(user, '1 help text');
  await closeLedger(user);
  expect(mock.posted('howToUse/create')).toEqual([
    expect.objectContaining({ title: 'Log a meal', media: 'log a meal.mp4' }),
  ]);
});

test('of supplements without a dosage the description tells which is here already', async () => {
  const { id } = mock.create('supplementFolder', { title: 'Vitamins' });
  mock.create('supplement', { supplementsCategoryId: id, title: 'Zinc', dosage: '', description: 'At night.' });
  mock.create('supplement', { supplementsCategoryId: id, title: 'Iron', dosage: '', description: 'With juice.' });
  const { user } = renderApp('/supplements?view=bring-in', mock.admin());
  const rows = ['Title,Folder,Description', 'Zinc,Vitamins,At night.', 'Iron,Vitamins,In the morning.'];
  await readFiles(user, new File([rows.join('\n')], 'supplements.csv'));
  expect(readRows()).toEqual(['- Zinc: Here already', '- Iron: Another with this name']);
});

test('help with the address of a picture is known again, and a file beside an address is said', async () => {
  const { id } = mock.create('helpCategory', { title: 'First steps' });
  const media = 'https://films.example/plate.png';
  mock.create('helpContent', { howTouseCategoryId: id, title: 'Plate', description: 'Half greens.', media });
  const { user } = renderApp('/how-to-use?view=bring-in', mock.admin());
  const rows = [
    'Title,Category,Description,Link',
    `Plate,First steps,Half greens.,${media}`,
    `Cup,First steps,Fill it.,${media}`,
  ];
  const file = new File(['x'], 'cup.mp4', { type: 'video/mp4' });
  await readFiles(user, new File([rows.join('\n')], 'help.csv'), file);
  expect(readRows()).toEqual(['- Plate: Here already', '+ Cup: A file instead of its address']);
  await user.click(screen.getByRole('button', { name: 'Cup' }));
  expect(screen.getByLabelText('Video URL')).toHaveValue(media);
});
