import { screen, within } from '@testing-library/react';
import { type PostRow } from '@/mirage/areas/community/rows';
import { toSessionUser } from '@/services/session/session';
import { community, postCard } from './community';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** What the tests of comments share: two posts in a group, of which the first has two comments. */
export function comments(mock: ReturnType<typeof mockServer>) {
  const make = community(mock);

  function seed(changes: Partial<PostRow> = {}) {
    if (!mock.server.db.groups?.length) make.group('Stories');
    make.post('Hello', changes);
    make.post('Other');
    const sana = { firstName: 'Sana', lastName: 'Iqbal' };
    make.comment('Same here', { createdAt: new Date(2026, 1, 3, 9, 5).toISOString(), user: sana });
    make.comment('Line one\nLine two', {
      createdAt: new Date(2026, 1, 3, 10, 31).toISOString(),
      user: { firstName: 'Hina', lastName: 'Noor' },
    });
  }

  /** Signed in as the administrator, whose comments answer a post. */
  async function open(query = '', changes: Partial<PostRow> = {}) {
    seed(changes);
    const amina = toSessionUser({ ...mock.server.db.employees![0] });
    const view = renderApp(`/community?group=1${query}`, amina);
    await screen.findByRole('article', { name: 'Hello' });
    return view;
  }

  const hello = () => postCard('Hello');
  const toggle = () => hello().getByRole('button', { name: /comments$/ });
  const list = () => within(hello().getByRole('list', { name: 'Comments' }));
  const commentTexts = () =>
    list()
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  const box = () => hello().getByRole('textbox', { name: 'Write a comment...' });

  async function openList(query?: string) {
    const view = await open(query);
    await view.user.click(toggle());
    await hello().findByRole('list', { name: 'Comments' });
    return view;
  }

  return { make, open, openList, hello, toggle, list, commentTexts, box };
}
