import { array, number, object, string } from 'yup';
import { type Category, type SubCategory } from '@/services/categories';
import { type CreateDietPlan, type DietPlan } from '@/services/dietPlans';
import { newDish, requestOf, valuesOf, type DishValues } from '../../shared/dishForm';

export interface DietPlanValues extends DishValues {
  mealType: string;
  cookingSteps: string;
  kcal: number[];
  /** Stored kcal values that are not numbers; the form keeps them. */
  otherKcal: string[];
}

/** What is shown of a call that failed. */
export const DIET_PLAN_FAILURES = {
  add: 'Failed to add diet plan. Please try again.',
  edit: 'Failed to update diet plan. Please try again.',
  remove: 'Failed to delete diet plan. Please try again.',
};

export const newDietPlan = (category?: Category, subCategory?: SubCategory): DietPlanValues => ({
  ...newDish(category, subCategory),
  mealType: '',
  cookingSteps: '',
  kcal: [],
  otherKcal: [],
});

const required = (message: string) => string().trim().required(message);

/** Note and images are optional. */
export const dietPlanSchema = object({
  title: required('Title is required.'),
  mealType: required('Meal type is required.'),
  category: required('Category is required.'),
  subCategory: required('Sub Category is required.'),
  ingredients: required('Ingredients is required.'),
  cookingSteps: required('Cooking steps is required.'),
  calories: required('Calories is required.'),
  protein: required('Protein is required.'),
  carbs: required('Carbs is required.'),
  fat: required('Fat is required.'),
  kcal: array(number()).min(1, 'At least one Kcal must be selected.'),
  note: string(),
});

export const toValues = (plan: DietPlan, tree: readonly Category[]): DietPlanValues => ({
  ...valuesOf(plan, tree),
  mealType: plan.mealType,
  cookingSteps: plan.cookingSteps,
  kcal: plan.kcal,
  otherKcal: plan.otherKcal,
});

/** The request for values that passed the schema. */
export const toRequest = (values: DietPlanValues): CreateDietPlan => ({
  ...requestOf(values),
  mealType: values.mealType,
  cookingSteps: values.cookingSteps,
  kcal: values.kcal,
});
