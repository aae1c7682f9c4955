import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DishCard } from './DishCard';
import { LineList } from './LineList';
import { NutritionGrid } from './NutritionGrid';

test('each line is one item, blank lines are dropped', () => {
  render(<LineList title="Ingredients" text={'\n2 eggs \r\n\r\n  1 cup oats\nsalt\n'} />);
  const items = within(screen.getByRole('list', { name: 'Ingredients' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['2 eggs', '1 cup oats', 'salt']);
});

test('text without any line shows no heading', () => {
  render(<LineList title="Ingredients" text={' \n '} />);
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
  const onOpen = jest.fn();
  const onEdit = jest.fn();
  render(
    <ul>
      <li>
        <DishCard
          title="Oat bowl"
          imageUrl="/media/bowl.svg"
          meta="310 kcal"
          onOpen={onOpen}
          menu={[{ label: 'Edit', onSelect: onEdit }]}
        />
      </li>
    </ul>,
  );
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText('310 kcal')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Oat bowl' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Actions for Oat bowl' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(onEdit).toHaveBeenCalledTimes(1);
  expect(onOpen).toHaveBeenCalledTimes(1);
});
