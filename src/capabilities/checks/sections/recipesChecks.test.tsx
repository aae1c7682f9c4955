import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mediaLoads } from '@test/mediaLoads';
import { answerAlert, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const media = mediaLoads();
beforeEach(() => localStorage.clear());

function seed() {
  const lunch = mock.create('category', { title: 'Lunch' });
  const soups = mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
  const snacks = mock.create('category', { title: 'Snacks' });
  mock.create('subCategory', { title: 'Nut mixes', categoryId: snacks.id });
  const place = { dishesCategoryId: soups.id };
  mock.create('recipe', { ...place, title: 'Lentil soup', nutritions: 'cal 510, protein 18, carbs 46, fats 6' });
  mock.create('recipe', { ...place, title: 'Tea', image: null });
  mock.create('recipe', { ...place, title: 'Stir-fry', image: 'dishes/gone.jpg' });
  media.dead.push('gone');
}

const open = (address = '/recipes?view=checks', as = mock.admin()) => renderApp(address, as);
const findings = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button', { name: /^Accept for / })
    .map((button) => button.getAttribute('aria-label')!.replace('Accept for ', ''));
const edit = (name: string) => screen.findByRole('link', { name });

test('the link counts what is known, opens the checks, and the way back leads to the list', async () => {
  seed();
  const { user, router } = open('/recipes');
  const link = await screen.findByRole('link', { name: 'Checks: 2 findings' });
  expect(link).toHaveAttribute('href', '/recipes?view=checks');
  await user.click(link);
  await waitFor(() => expect(findings()).toEqual(['Lentil soup', 'Tea', 'Stir-fry', 'Nut mixes']));
  await waitFor(() => expect(router.state.location.search).toBe('?view=checks'));
  expect(await screen.findByText('4 findings in 3 recipes')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No picture 2' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to Recipes' }));
  expect(await screen.findByRole('button', { name: 'Actions for Tea' })).toBeVisible();
  // The dead picture is known now, and so are the diet plans.
  expect(await screen.findByRole('link', { name: 'Checks: 4 findings' })).toBeVisible();
});

test('without findings there is no link, and the page says what was checked', async () => {
  const lunch = mock.create('category', { title: 'Lunch' });
  mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
  mock.create('recipe', { title: 'Tea' });
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Nothing to look at' })).toBeVisible();
  expect(screen.getByText('1 recipe and 1 sub categories were checked.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Back to Recipes' })[1]!);
  expect(await screen.findByRole('button', { name: 'Actions for Tea' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Checks/ })).not.toBeInTheDocument();
});

test('a finding leads to its field, the hint offers the figure, and the mended record is gone from the list', async () => {
  seed();
  const { user, router } = open();
  await user.click(await edit('Edit calories of Lentil soup'));
  const calories = await screen.findByLabelText<HTMLInputElement>('Calories');
  await waitFor(() => expect(calories).toHaveFocus());
  expect([calories.selectionStart, calories.selectionEnd]).toEqual([0, '510'.length]);
  expect(router.state.location.search).toBe('?view=checks&dialog=edit.calories%3A1');
  expect(calories).toHaveAccessibleDescription(
    'kcal The nutrients come to about 310 kcal, 200 fewer than written. Use 310',
  );
  await user.click(screen.getByRole('button', { name: 'Use 310' }));
  expect(calories).toHaveValue('310');
  expect(calories).toHaveFocus();
  expect(calories).toHaveAccessibleDescription('kcal');
  await press(user, 'Save');
  await answerAlert(user, 'Recipe updated successfully!');
  await waitFor(() => expect(findings()).toEqual(['Tea', 'Stir-fry', 'Nut mixes']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept for Tea' })).toHaveFocus());
  expect(router.state.location.search).toBe('?view=checks');
  expect(mock.posted('dishes/update')).toMatchObject([{ nutritions: 'cal 310, protein 18, carbs 46, fats 6' }]);
});

test('the hint comes after a pause in typing, and by keyboard its button returns the focus to the field', async () => {
  seed();
  const { user } = open('/recipes?dialog=edit.fat:2');
  const fat = await screen.findByLabelText('Fat');
  await waitFor(() => expect(fat).toHaveFocus());
  await user.type(fat, '0');
  expect(screen.queryByText(/^The nutrients come to/)).not.toBeInTheDocument();
  await screen.findByText(/^The nutrients come to/);
  const fix = screen.getByRole('button', { name: /^Use / });
  fix.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Calories')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
});

test('a title that the sub category has already is remarked, and saved all the same', async () => {
  seed();
  const { user } = open('/recipes?dialog=edit:2');
  const title = await screen.findByLabelText('Recipe name');
  await user.clear(title);
  await user.type(title, 'LENTIL-soup');
  expect(await screen.findByText('“Lentil soup” is in this sub category already.')).toBeVisible();
  await press(user, 'Save');
  await answerAlert(user, 'Recipe updated successfully!');
});

test('an accepted finding can be taken back in its place, and counts in the foot until its record changes', async () => {
  seed();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Accept for Tea' }));
  const undo = screen.getByRole('button', { name: 'Undo for Tea' });
  expect(undo).toHaveFocus();
  expect(screen.getByText('Accepted in this browser, until the record changes')).toBeVisible();
  expect(await screen.findByText('3 findings in 3 recipes')).toBeVisible();
  await user.click(undo);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept for Tea' })).toHaveFocus());
  expect(screen.queryByText(/^Accepted in this browser/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Accept for Tea' }));
  await user.click(await edit('Edit calories of Lentil soup'));
  await user.clear(await screen.findByLabelText('Calories'));
  await press(user, 'Save');
  await answerAlert(user, 'Recipe updated successfully!');
  expect(await screen.findByText(/^Accepted in this browser/)).toBeVisible();
  mock.server.db.recipes!.update('2', { note: 'Iced.' });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('button', { name: 'Accept for Tea' })).toBeVisible();
  expect(screen.queryByText(/^Accepted in this browser/)).not.toBeInTheDocument();
});

test('after six seconds the row is gone and its neighbour has the focus; the foot shows it and checks it again', async () => {
  seed();
  open();
  const accept = await screen.findByRole('button', { name: 'Accept for Tea' });
  jest.useFakeTimers();
  accept.focus();
  fireEvent.click(accept);
  expect(screen.getByRole('button', { name: 'Undo for Tea' })).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(5999));
  expect(screen.getByRole('button', { name: 'Undo for Tea' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByRole('button', { name: 'Undo for Tea' })).not.toBeInTheDocument();
  jest.useRealTimers();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept for Stir-fry' })).toHaveFocus());
  fireEvent.click(screen.getByRole('button', { name: 'Show what was accepted' }));
  const list = screen.getByRole('list', { name: 'Accepted' });
  expect(list).toHaveTextContent('Tea No picture was stored');
  fireEvent.click(within(list).getByRole('button', { name: 'Check again: Tea' }));
  expect(screen.queryByText(/^Accepted in this browser/)).not.toBeInTheDocument();
});

test('what one person accepted, the next one sees', async () => {
  seed();
  const { user, leave } = open();
  await user.click(await screen.findByRole('button', { name: 'Accept for Tea' }));
  leave();
  open(undefined, mock.subAdmin(['Recipes']));
  await waitFor(() => expect(findings()).toContain('Tea'));
  expect(mock.posted('meals/list')).toHaveLength(1); // a sub-admin without Diet Plans does not ask for them
  expect(screen.getByText('No recipes')).toBeVisible();
});

test('an empty sub category is opened in the list', async () => {
  seed();
  const { user, router } = open();
  await user.click(await edit('Open Nut mixes'));
  expect(await screen.findByRole('tab', { name: 'Nut mixes', selected: true })).toBeVisible();
  expect(router.state.location.search).toBe('?category=2&subCategory=2');
});

test('if nothing can be loaded, nothing is said of pictures, and they can be tried again', async () => {
  seed();
  mock.server.db.recipes!.update('1', { image: 'dishes/gone.svg' });
  mock.create('recipe', { title: 'Broth', image: 'dishes/gone.png' });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/^Pictures and films could not be tried/)).toBeVisible();
  await waitFor(() => expect(findings()).toEqual(['Lentil soup', 'Tea', 'Nut mixes']));
  media.dead.splice(0);
  await user.click(again);
  await waitFor(() => expect(screen.queryByText(/could not be tried/)).not.toBeInTheDocument());
});
