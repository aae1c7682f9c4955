import { screen, waitFor, within } from '@testing-library/react';
import { answerAlert, findAndPress } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { lunch, SAVED_OUT_OF_SIGHT } from '@test/savedCases';
import { sentence } from '@test/shownText';

const mock = mockServer();

/** The card or row that is marked. */
const marked = () =>
  [...screen.queryAllByRole('listitem'), ...screen.queryAllByRole('row')].find(
    ({ className }) => className === 'is-marked',
  );

const SUPPLEMENT = SAVED_OUT_OF_SIGHT['a supplement of another folder']!;

test.each(Object.entries(SAVED_OUT_OF_SIGHT))('%s: a note says where it is, and leads there', async (_name, shown) => {
  shown.seed(mock);
  const { user, router } = renderApp(shown.address, mock.admin());
  await screen.findByRole('dialog');
  await shown.fill(user);
  await findAndPress(user, 'Save');
  if (shown.alert) await answerAlert(user, shown.alert);
  const link = await screen.findByRole('link', { name: shown.link });
  expect(
    screen.getByText((_text, element) => element?.role === 'status' && element.textContent === shown.says),
  ).toBeVisible();
  expect(marked()).toBeUndefined();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(link);
  await waitFor(() => expect(marked()).toBeVisible());
  await waitFor(() => expect(within(marked()!).getAllByRole(shown.focus ?? 'button')[0]).toHaveFocus());
  await waitFor(() => expect(router.state.location.search).toBe(shown.query));
  expect(link).not.toBeInTheDocument();
});

test('a record in sight is marked for a moment, after the alert and without a note', async () => {
  lunch(mock);
  const { user, store } = renderApp('/recipes?category=2&dialog=edit:2', mock.admin());
  await user.type(await screen.findByLabelText('Recipe name'), ' with lemon');
  await findAndPress(user, 'Save');
  await screen.findByText('Recipe updated successfully!');
  expect(marked()).toBeUndefined();
  await answerAlert(user, 'Recipe updated successfully!');
  const card = await screen.findByRole('button', { name: 'Lentil soup with lemon' });
  await waitFor(() => expect(marked()).toContainElement(card));
  expect(screen.getByText(sentence('Lentil soup with lemon was saved.'))).toHaveRole('status');
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  await waitFor(() => expect(store.getState()).toMatchObject({ recipes: { saved: null, marked: null } }), {
    timeout: 4000,
  });
  expect(marked()).toBeUndefined();
});

async function openWithNote() {
  SUPPLEMENT.seed(mock);
  const view = renderApp('/supplements?dialog=add', mock.admin());
  await screen.findByRole('dialog');
  await SUPPLEMENT.fill(view.user);
  await findAndPress(view.user, 'Save');
  expect(await screen.findByText(sentence(/Spearmint was added to/))).toBeVisible();
  return view;
}

test('the note is closed by its button, and by leaving the section', async () => {
  const { user, go } = await openWithNote();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(sentence(/was added to/))).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Supplement' }));
  await screen.findByRole('dialog');
  await SUPPLEMENT.fill(user);
  await findAndPress(user, 'Save');
  expect(await screen.findByText(sentence(/Spearmint was added to/))).toBeVisible();
  await go('/banners');
  await go('/supplements');
  await screen.findByRole('tab', { name: 'Teas' });
  expect(screen.queryByText(sentence(/was added to/))).not.toBeInTheDocument();
});

test('going to the place by hand marks the record too', async () => {
  const { user } = await openWithNote();
  await user.click(screen.getByRole('tab', { name: 'Teas' }));
  await waitFor(() => expect(marked()).toHaveTextContent('Spearmint'));
  expect(screen.queryByText(sentence(/Spearmint was added to/))).not.toBeInTheDocument();
});

test('if the list gained two records, none is said to be the saved one', async () => {
  SUPPLEMENT.seed(mock);
  const { user, store } = renderApp('/supplements?dialog=add', mock.admin());
  await screen.findByRole('dialog');
  mock.create('supplement', { supplementsCategoryId: '2', title: 'By someone else' });
  await SUPPLEMENT.fill(user);
  await findAndPress(user, 'Save');
  await user.click(await screen.findByRole('tab', { name: 'Teas' }));
  expect(await screen.findByRole('button', { name: 'Spearmint' })).toBeVisible();
  expect(store.getState()).toMatchObject({ supplements: { folder: 2 } });
  expect(store.getState()).not.toHaveProperty('supplements.saved');
});
