import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { ownEntries } from '@test/ownEntries';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const LINES = 'Tap the <b>plus</b>.\nTake the photo.';

function seed() {
  const { id: logging } = mock.create('helpCategory', { title: 'Logging' });
  const content = { howTouseCategoryId: logging };
  mock.create('helpContent', { ...content, title: 'Log a meal', description: LINES, media: 'habits/log-meals.svg' });
  mock.create('helpContent', { ...content, title: 'Breathe', media: 'highlights/breathing-minute.mp4' });
}

async function open() {
  seed();
  const view = renderApp('/how-to-use', mock.admin());
  await screen.findByRole('button', { name: 'Log a meal' });
  return view;
}

/** Shows a single content with that media. */
async function openOne(media: string) {
  const { id } = mock.create('helpCategory');
  mock.create('helpContent', { howTouseCategoryId: id, title: 'Hello', media });
  const view = renderApp('/how-to-use', mock.admin());
  await screen.findByRole('button', { name: 'Hello' });
  return view;
}

const cardOf = (title: string) =>
  within(screen.getAllByRole('article').find((card) => within(card).queryByRole('button', { name: title }))!);

test('a card shows title, description with its lines, and a picture', async () => {
  await open();
  expect(cardOf('Log a meal').getByText(/plus/)).toHaveTextContent(LINES, { normalizeWhitespace: false });
  expect(cardOf('Log a meal').getByRole('img', { name: 'Log a meal' })).toHaveAttribute(
    'src',
    '/media/habits/log-meals.svg',
  );
});

test('a card’s menu has Edit and Delete', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Actions for Breathe' }));
  expect(ownEntries('/how-to-use')).toEqual(['Edit', 'Delete']);
});

test('media whose name contains .mp4 are a film, which loads when it is played', async () => {
  const { user } = await open();
  expect(screen.queryByLabelText('Breathe')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Play Breathe' }));
  expect(screen.getByLabelText('Breathe')).toHaveAttribute('src', '/media/highlights/breathing-minute.mp4');
});

test.each(['walk.webm', 'walk.MOV', 'walk.m4v'])(
  'the upload %s, which the form takes, is shown as a film',
  async (name) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Content' }));
    await user.type(await screen.findByLabelText('Title'), 'Walk');
    await user.type(screen.getByLabelText('Description'), 'Out and back.');
    await user.upload(screen.getByLabelText('Image or video'), new File(['walk'], name, { type: '' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Play Walk' })).toBeVisible();
  },
);

test.each(['javascript:alert(1)//.mp4', '//films.example/a.mp4'])('the media %s are not played', async (media) => {
  await openOne(media);
  expect(screen.getByRole('img', { name: 'Hello: no video' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play Hello' })).not.toBeInTheDocument();
});

test('the details show the picture and the whole description, and give the focus back', async () => {
  const { user, router } = await open();
  const opener = screen.getByRole('button', { name: 'Log a meal' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a meal' }));
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=details%3A1'));
  expect(dialog.getByText(/plus/)).toHaveTextContent(LINES, { normalizeWhitespace: false });
  expect(dialog.getByRole('img', { name: 'Log a meal' })).toBeVisible();
  expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(opener).toHaveFocus();
});

test('media on the web can be opened from the details, safely', async () => {
  const { user } = await openOne('https://films.example/watch?v=7');
  await user.click(screen.getByRole('button', { name: 'Hello' }));
  const link = await screen.findByRole('link', { name: 'https://films.example/watch?v=7' });
  expect(link).toHaveAttribute('href', 'https://films.example/watch?v=7');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
