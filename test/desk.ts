import { screen, within } from '@testing-library/react';
import { toSessionUser } from '@/services/session/session';
import { community } from './community';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** What the tests of the answer desk share: five posts in two groups, of which three wait. */
export function desk(mock: ReturnType<typeof mockServer>) {
  const make = community(mock);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
  const by = (firstName: string) => ({ firstName, lastName: 'Noor' });

  function seed() {
    make.group('Ask the coach');
    make.group('New here');
    make.post('Diet cola', { createdAt: daysAgo(9), user: by('Nadia') });
    make.post('Wedding season', { createdAt: daysAgo(6), user: by('Nadia'), content: 'Fourteen dinners.' });
    make.post('Where is my plan?', { createdAt: daysAgo(3), user: by('Rabia'), communityCategoryId: '2' });
    make.post('Rules', { createdAt: daysAgo(8), access: 'false' });
    make.post('Protein powder', { createdAt: daysAgo(1), user: by('Grace') });
    make.comment('One a day is fine.', { postId: '1', userId: 1, createdAt: daysAgo(8) });
    for (const [place, text] of ['Dance.', 'Walk.', 'Sleep.'].entries())
      make.comment(text, { postId: '2', createdAt: daysAgo(5 - place) });
    make.comment('Second tab.', { postId: '3', createdAt: daysAgo(2) });
  }

  /** Signed in as the administrator, whose comments answer a post. */
  function open(address = '/community?view=desk') {
    const amina = toSessionUser({ ...mock.server.db.employees![0] });
    return renderApp(address, amina);
  }

  const rowsIn = (list: HTMLElement) =>
    within(list)
      .queryAllByRole('button')
      .map((row) => row.querySelector('b')!.textContent);
  const waiting = () => rowsIn(screen.getByRole('list', { name: 'Waiting posts, oldest first' }));
  const setAside = () => rowsIn(screen.getByRole('list', { name: 'Set aside today' }));
  const row = (title: string) => screen.getByRole('button', { name: new RegExp(title) });
  const post = (title: string) => screen.findByRole('article', { name: title });
  const box = () => screen.getByRole('textbox', { name: /^Answer to/ });

  /** The desk with all of it read. */
  async function openSeeded() {
    seed();
    const view = open();
    await post('Wedding season');
    await screen.findByText('3 wait in 2 groups');
    return view;
  }

  return { make, seed, open, openSeeded, waiting, setAside, row, post, box };
}
