import { configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ListPage } from '@/screen/list/ListPage';
import { recipesScreen } from '../recipes/recipesScreen';
import { DishCard } from './DishCard';
import { LineList, NutritionGrid } from './DishDetails';
import { linesOf } from './lines';

test('each line is one item, blank lines are dropped', () => {
  render(<LineList title="Ingredients" lines={linesOf('\n2 eggs \r\n\r\n  1 cup oats\nsalt\n')} as="ul" />);
  const items = within(screen.getByRole('list', { name: 'Ingredients' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['2 eggs', '1 cup oats', 'salt']);
});

test('text without any line shows no heading', () => {
  render(<LineList title="Ingredients" lines={linesOf(' \n ')} as="ul" />);
  expect(screen.queryByText('Ingredients')).not.toBeInTheDocument();
});

test('amounts are shown in grams, missing ones as N/A; stored units are kept', () => {
  render(<NutritionGrid nutrition={{ calories: '250', protein: ' 12.5 ', carbs: '', fat: '8 g' }} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Calories', 'Protein', 'Carbs', 'Fat']);
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    '250 g',
    '12.5 g',
    'N/A',
    '8 g',
  ]);
});

test('the title opens the dish, the menu has its name, the picture loads lazily', async () => {
  const user = userEvent.setup();
  const opened: unknown[] = [];
  const store = configureStore({ reducer: { recipes: recipesScreen.slice.reducer } });
  const dialogOpened = (dialog: object) => {
    opened.push(dialog);
    return { type: 'opened' };
  };
  render(
    <Provider store={store}>
      <ListPage of={recipesScreen}>
        <DishCard dish={{ id: 7, title: 'Oat bowl', image: 'bowl.svg' }} meta="310 kcal" dialogOpened={dialogOpened} />
      </ListPage>
    </Provider>,
  );
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText('310 kcal')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Oat bowl' }));
  expect(opened).toEqual([{ kind: 'details', id: 7 }]);
  await user.click(screen.getByRole('button', { name: 'Actions for Oat bowl' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(opened).toEqual([
    { kind: 'details', id: 7 },
    { kind: 'edit', id: 7 },
  ]);
});
