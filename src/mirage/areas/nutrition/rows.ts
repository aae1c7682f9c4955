import { type YesNo } from '../../database/yesNo';

export interface CategoryRow {
  id: string;
  title: string;
}

/** A `dishesCategory` of the wire (§3 Recipe category). */
export interface SubCategoryRow {
  id: string;
  categoryId: string;
  title: string;
  image: string | null;
}

/** A dish; the sub category it hangs on knows its category. */
export interface RecipeRow {
  id: string;
  dishesCategoryId: string;
  title: string;
  image: string | null;
  ingredients: string;
  directions: string;
  note: string | null;
  /** `cal X, protein X, carbs X, fats X`, whatever was left out missing. */
  nutritions: string | null;
  isActive: YesNo;
  createdAt: string;
}

/** A meal. Figures are numbers where the practice wrote them, text where they came by a form. */
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
  /** Separated by commas, with or without quotes around the whole. */
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
