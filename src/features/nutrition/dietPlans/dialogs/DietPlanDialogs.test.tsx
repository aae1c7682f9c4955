import { screen, within } from '@testing-library/react';
import { type DietPlanRow } from '@/mirage/areas/nutrition/rows';
import { dietPlansOf, SOUP } from '@test/dietPlans';
import { testDeleteDialog } from '@test/deleteDialog';
import { answerAlert, noDialog } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { saveFaults } from '@test/saveFaults';

const mock = mockServer();
const { practice, plan } = dietPlansOf(mock);

const PICTURE = 'https://media.test/pea%20soup.png';

/** The media host answers with a picture; all other calls go to the mock server. */
function serveThePicture() {
  const send = globalThis.fetch;
  const reply = { ok: true, blob: () => Promise.resolve(new Blob(['picture'], { type: 'image/png' })) } as Response;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) => (url === PICTURE ? Promise.resolve(reply) : send(url, init)));
}

async function openDetails(changes: Partial<DietPlanRow>) {
  const rows = practice();
  plan(rows.soups, 'Pea soup', changes);
  const view = renderApp('/diet-plans', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Pea soup' }));
  return { ...view, ...rows, dialog: await screen.findByRole('dialog', { name: 'Pea soup' }) };
}

async function choose(item: string) {
  const rows = practice();
  const view = renderApp('/diet-plans', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Red lentil soup' }));
  await view.user.click(screen.getByRole('menuitem', { name: item }));
  return { ...view, ...rows };
}

const items = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
/** The value under a label. */
function detail(dialog: HTMLElement, label: string) {
  const index = within(dialog)
    .getAllByRole('term')
    .findIndex((term) => term.textContent === label);
  return within(dialog).getAllByRole('definition')[index]!;
}

test('a card opens the details of the plan', async () => {
  const { dialog } = await openDetails({ image: PICTURE, note: 'Serve hot.\nFreezes well.' });
  expect(within(dialog).getByRole('img', { name: 'Pea soup' })).toHaveAttribute('src', PICTURE);
  expect(detail(dialog, 'Meal type')).toHaveTextContent('3 meal');
  expect(detail(dialog, 'Category')).toHaveTextContent('Lunch');
  expect(detail(dialog, 'Dishes category')).toHaveTextContent('Soups');
  expect(items(detail(dialog, 'Kcal'))).toEqual(['1300 kcal', '1500 kcal']);
  expect(items(within(dialog).getByRole('list', { name: 'Ingredients' }))).toEqual(['1 cup red lentils', '2 carrots']);
  expect(items(within(dialog).getByRole('list', { name: 'Cooking steps' }))).toEqual(['Rinse.', 'Simmer 20 minutes.']);
  for (const [label, amount] of Object.entries({ Calories: '280 g', Protein: '16 g', Carbs: '40.5 g', Fat: '5 g' }))
    expect(detail(dialog, label)).toHaveTextContent(amount);
  expect(within(dialog).getByText('Serve hot.\nFreezes well.', { normalizer: (text) => text })).toBeVisible();
});

test('a plan without a note shows none', async () => {
  const { dialog } = await openDetails({ note: ' ' });
  expect(within(dialog).getByRole('heading', { name: 'Nutrition' })).toBeVisible();
  expect(within(dialog).queryByRole('heading', { name: 'Note' })).not.toBeInTheDocument();
});

test('Escape closes the details and gives the focus back to the card', async () => {
  const { user } = await openDetails({});
  await user.keyboard('{Escape}');
  await noDialog();
  expect(screen.getByRole('button', { name: 'Pea soup' })).toHaveFocus();
});

test('Edit opens its form in the place of the details', async () => {
  const { user, dialog } = await openDetails({});
  await user.click(within(dialog).getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Diet-Plan' })).toBeVisible();
});

test('Duplicate opens the add dialog with a copy', async () => {
  const { user, lunch, soups } = await choose('Duplicate');
  const dialog = await screen.findByRole('dialog', { name: 'Add New Diet-Plan' });
  expect(within(dialog).getByLabelText('Title')).toHaveValue('Copy of Red lentil soup');
  expect(within(dialog).getByLabelText('Sub Category')).toHaveDisplayValue('Soups');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Diet plan added successfully!')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Copy of Red lentil soup', hidden: true })).toBeInTheDocument();
  expect(mock.posted('meals/create')).toEqual([
    {
      title: 'Copy of Red lentil soup',
      mealType: '3 meal',
      category: lunch.id,
      subCategory: soups.id,
      ingredients: SOUP.ingredientsDetails,
      directions: SOUP.cookingSteps,
      calories: '280',
      protein: '16',
      carbs: '40.5',
      fat: '5',
      note: '',
      kcal: ['1300', '1500'],
    },
  ]);
});

test('Duplicate takes the picture along as a file', async () => {
  const { soups } = practice();
  const { id } = plan(soups, 'Pea soup', { image: PICTURE });
  serveThePicture();
  const { user } = renderApp(`/diet-plans?dialog=duplicate:${id}`, mock.admin());
  const dialog = await screen.findByRole('dialog', { name: 'Add New Diet-Plan' });
  expect(within(dialog).getByRole('button', { name: 'Remove pea soup.png' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Diet plan added successfully!')).toBeVisible();
  expect(mock.posted('meals/create')).toMatchObject([{ image: 'pea soup.png' }]);
});

test('an untouched copy closes without a question', async () => {
  const { user } = await choose('Duplicate');
  await screen.findByRole('dialog', { name: 'Add New Diet-Plan' });
  await user.keyboard('{Escape}');
  await noDialog();
});

testDeleteDialog(mock, {
  title: 'Delete Diet Plan',
  text: 'Are you sure you want to delete this diet plan?',
  about: 'Red lentil soup',
  open: () => choose('Delete'),
  call: 'meals/delete',
  sent: { id: 1 },
  list: 'meals/list',
  expectDeleted: async (user) => {
    await answerAlert(user, 'Diet plan deleted successfully!');
    expect(await screen.findByText('No diet plans found')).toBeVisible();
  },
  faults: saveFaults(mock, 'Failed to delete diet plan. Please try again.'),
  expectSaid: answerAlert,
});
