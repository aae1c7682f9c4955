import { type CategoryRow, type DietPlanRow, type SubCategoryRow } from '@/mirage/areas/nutrition/rows';
import { type mockServer } from './mockServer';

type Mock = ReturnType<typeof mockServer>;

/** A plan whose every field is known. */
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

/** Makes categories with their sub categories, and plans in them, from what a test names. */
export function dietPlansOf(mock: Mock) {
  const category = (title: string): CategoryRow => mock.create('category', { title });
  const subCategory = ({ id }: CategoryRow, title: string): SubCategoryRow =>
    mock.create('subCategory', { categoryId: id, title, image: null });
  const plan = (place: SubCategoryRow, title: string, changes: Partial<DietPlanRow> = {}): DietPlanRow =>
    mock.create('dietPlan', {
      ...SOUP,
      title,
      categoryId: place.categoryId,
      dishesCategoryId: place.id,
      ...changes,
    });

  /** Lunch with Soups and Bowls, Dinner with Grills; one plan in each sub category. */
  const practice = () => {
    const lunch = category('Lunch');
    const dinner = category('Dinner');
    const soups = subCategory(lunch, 'Soups');
    const bowls = subCategory(lunch, 'Bowls');
    const grills = subCategory(dinner, 'Grills');
    const soup = plan(soups, SOUP.title);
    const bowl = plan(bowls, 'Barley bowl', { kcalOptions: '1500,1600' });
    const grill = plan(grills, 'Grilled fish');
    return { lunch, dinner, soups, bowls, grills, soup, bowl, grill };
  };
  return { category, subCategory, plan, practice };
}
