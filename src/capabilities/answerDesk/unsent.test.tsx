import { screen } from '@testing-library/react';
import { toSessionUser } from '@/services/session/session';
import { comments } from '@test/comments';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { open, box } = comments(mock);

/** Like a reload: all that the page had in memory is gone. */
function reload({ leave, router }: Awaited<ReturnType<typeof open>>, at = router.state.location.search) {
  leave();
  return renderApp(`/community${at}`, toSessionUser({ ...mock.server.db.employees![0] }));
}

test('an unsent answer is that of the feed, and comes back at the desk', async () => {
  const view = await open();
  await view.user.type(box(), 'Half a sent');
  reload(view, '?view=desk&post=1');
  expect(await screen.findByDisplayValue('Half a sent')).toHaveAccessibleName(/^Answer to/);
});
