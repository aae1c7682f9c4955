import { screen, waitFor } from '@testing-library/react';
import { field, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { pngFile } from '@test/pictures';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

/** A sign of no width that is pasted along. */
const ZWSP = '\u200B';

async function paste(user: ReturnType<typeof renderApp>['user'], label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

test('signs of no width at the ends of a line are not sent', async () => {
  const { user } = renderApp('/banners?dialog=add', mock.admin());
  await screen.findByRole('dialog', { name: 'Add New Banner' });
  await paste(user, 'Link', `${ZWSP}https://petal.example/a.mp4\uFEFF${ZWSP} `);
  await user.upload(field('Image'), pngFile('leaves.png'));
  await press(user, 'Save');
  await waitFor(() =>
    expect(mock.posted('banners/create')).toEqual([{ link: 'https://petal.example/a.mp4', image: 'leaves.png' }]),
  );
});

test('nor those in the address of a film; a text with several lines is sent as it was typed', async () => {
  mock.create('helpCategory', { title: 'Food' });
  const { user } = renderApp('/how-to-use?dialog=add', mock.admin());
  await screen.findByRole('dialog', { name: 'Add Content' });
  await paste(user, 'Title', `Oats${ZWSP}`);
  await paste(user, 'Description', `One\nTwo${ZWSP}`);
  await paste(user, 'Video URL', `https://petal.example/a.mp4${ZWSP}`);
  await press(user, 'Save');
  await waitFor(() => expect(mock.posted('howToUse/create')).toHaveLength(1));
  expect(mock.posted('howToUse/create')[0]).toMatchObject({
    title: 'Oats',
    description: `One\nTwo${ZWSP}`,
    media: 'https://petal.example/a.mp4',
  });
});

test('a name of such signs alone is none', async () => {
  const { user } = renderApp('/banners?dialog=add', mock.admin());
  await screen.findByRole('dialog', { name: 'Add New Banner' });
  await paste(user, 'Link', ` ${ZWSP}`);
  await press(user, 'Save');
  await waitFor(() => expect(field('Link')).toHaveAccessibleDescription('Link is required.'));
});

test('an email to sign in with loses them, a password does not', async () => {
  const { user } = renderApp('/login', null);
  await screen.findByRole('heading', { name: 'Sign in' });
  await paste(user, 'Email', `amina@petal.app${ZWSP}`);
  await paste(user, 'Password', `secret${ZWSP}`);
  await press(user, 'Sign in');
  await waitFor(() => expect(mock.posted('auth/login/v2')).toHaveLength(1));
  expect(mock.posted('auth/login/v2')).toMatchObject([{ email: 'amina@petal.app', password: `secret${ZWSP}` }]);
});
