import { screen } from '@testing-library/react';
import { type CategoryRow, type DietPlanRow, type SubCategoryRow } from '@/mirage/areas/nutrition/rows';
import { type mockServer } from './mockServer';

type Mock = ReturnType<typeof mockServer>;

/** A plan with known values. */
export const SOUP = {
  title: 'Red lentil soup',
  mealType: { title: '3 meal' },
  ingredientsDetails: '1 cup red lentils\n\n2 carrots',
  cookingSteps: 'Rinse.\nSimmer 20 minutes.',
  nutritionCalories: 280,
  nutritionProtein: '16',
  nutritionCarbs: '40.5',
  nutritionFat: '5',
  kcalOptions: '"1300,1500"',
  note: '',
  image: null,
} satisfies Partial<DietPlanRow>;

/** Creates categories, their sub categories, and plans in them. */
export function dietPlansOf(mock: Mock) {
  const category = (title: string): CategoryRow => mock.create('category', { title });
  const addSubCategory = ({ id }: CategoryRow, title: string): SubCategoryRow =>
    mock.create('subCategory', { categoryId: id, title, image: null });
  const plan = (subCategory: SubCategoryRow, title: string, changes: Partial<DietPlanRow> = {}): DietPlanRow =>
    mock.create('dietPlan', {
      ...SOUP,
      title,
      categoryId: subCategory.categoryId,
      dishesCategoryId: subCategory.id,
      ...changes,
    });

  /** Lunch with Soups and Bowls, Dinner with Grills; one plan in each sub category. */
  const practice = () => {
    const lunch = category('Lunch');
    const dinner = category('Dinner');
    const soups = addSubCategory(lunch, 'Soups');
    const bowls = addSubCategory(lunch, 'Bowls');
    const grills = addSubCategory(dinner, 'Grills');
    const soup = plan(soups, SOUP.title);
    const bowl = plan(bowls, 'Barley bowl', { kcalOptions: '1500,1600' });
    const grill = plan(grills, 'Grilled fish');
    return { lunch, dinner, soups, bowls, grills, soup, bowl, grill };
  };
  return { category, subCategory: addSubCategory, plan, practice };
}

/** The titles of the shown cards, in order. */
export const cards = () =>
  screen
    .queryAllByRole('button', { name: /^Actions for / })
    .map((button) => button.getAttribute('aria-label')!.replace('Actions for ', ''));
