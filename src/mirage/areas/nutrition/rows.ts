import { type YesNo } from '../../database/yesNo';

export interface CategoryRow {
  id: string;
  title: string;
}

/** The API's `dishesCategory`. */
export interface SubCategoryRow {
  id: string;
  categoryId: string;
  title: string;
  image: string | null;
}

/** The API's dish; its category is that of its sub category. */
export interface RecipeRow {
  id: string;
  dishesCategoryId: string;
  title: string;
  image: string | null;
  ingredients: string;
  directions: string;
  note: string | null;
  /** `cal X, protein X, carbs X, fats X`; each part is optional. */
  nutritions: string | null;
  isActive: YesNo;
  createdAt: string;
}

/** The API's meal; a form sends figures as text. */
export interface DietPlanRow {
  id: string;
  categoryId: string;
  dishesCategoryId: string;
  title: string;
  mealType: { title: string };
  ingredientsDetails: string;
  cookingSteps: string;
  nutritionCalories: number | string;
  nutritionProtein: number | string;
  nutritionCarbs: number | string;
  nutritionFat: number | string;
  /** Numbers separated by commas, perhaps as a JSON string. */
  kcalOptions: string;
  note: string | null;
  image: string | null;
  createdAt: string;
}

declare module '../../database/tables' {
  interface Tables {
    categories: CategoryRow;
    subCategories: SubCategoryRow;
    recipes: RecipeRow;
    dietPlans: DietPlanRow;
  }
}
