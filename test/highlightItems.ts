import { screen, within } from '@testing-library/react';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** What the tests of items share: a highlight with a picture and a film, and the dialog of its items. */
export function highlightItems(mock: ReturnType<typeof mockServer>) {
  function seed() {
    mock.create('highlight', { title: 'Member wins' });
    mock.create('highlightItem', {
      caption: 'Three cycles',
      mediaUrl: 'highlights/wins.svg',
      duration: 6,
      viewedCount: 1204,
      createdAt: '2024-03-05T09:30:00.000Z',
    });
    mock.create('highlightItem', { caption: 'Well done', mediaUrl: 'highlights/hello.mp4', mediaType: 'video' });
  }

  async function open(query = '') {
    seed();
    const view = renderApp(`/tracker?dialog=items:1${query}`, mock.admin());
    await screen.findByRole('dialog', { name: 'Member wins', hidden: true });
    return view;
  }

  return { seed, open };
}

export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const itemsDialog = () => screen.getByRole('dialog', { name: 'Member wins' });
export const items = () => within(itemsDialog()).getAllByRole('article');
export const captions = () =>
  within(itemsDialog())
    .getAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')!.replace('Edit ', ''));
