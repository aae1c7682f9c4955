import { array, number, object, string } from 'yup';
import { type Category, type SubCategory } from '@/services/categories';
import { id } from '@/services/http/decode';
import { MEAL_TYPE, type CreateDietPlan, type DietPlan } from '@/services/dietPlans';
import { placeOf } from '../dietPlansView';
import { type Gap } from '../matrix/gap';

/** Ids are text, for the selects. */
export interface DietPlanValues {
  title: string;
  mealType: string;
  category: string;
  subCategory: string;
  ingredients: string;
  cookingSteps: string;
  calories: string;
  protein: string;
  carbs: string;
  fat: string;
  kcal: number[];
  /** Stored kcal values that are not numbers; the form keeps them. */
  otherKcal: string[];
  note: string;
  images: File[];
}

/** The first values of a new plan, in the shown category and sub category, if there are any. */
export const newDietPlan = (category?: Category, subCategory?: SubCategory): DietPlanValues => ({
  title: '',
  mealType: '',
  category: category ? String(category.id) : '',
  subCategory: subCategory ? String(subCategory.id) : '',
  ingredients: '',
  cookingSteps: '',
  calories: '',
  protein: '',
  carbs: '',
  fat: '',
  kcal: [],
  otherKcal: [],
  note: '',
  images: [],
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

/** A deleted category or sub category becomes `''`, so that another one has to be chosen. */
export function toFormValues(plan: DietPlan, tree: readonly Category[]): DietPlanValues {
  const { category, subCategory } = placeOf(plan, tree);
  return {
    title: plan.title,
    mealType: plan.mealType,
    category: category ? String(category.id) : '',
    subCategory: subCategory ? String(subCategory.id) : '',
    ingredients: plan.ingredients,
    cookingSteps: plan.cookingSteps,
    ...plan.nutrition,
    kcal: plan.kcal,
    otherKcal: plan.otherKcal,
    note: plan.note,
    images: [],
  };
}

/** The first values of a form that duplicates a plan. */
export const toCopy = (plan: DietPlan, tree: readonly Category[], image: File | null): DietPlanValues => ({
  ...toFormValues(plan, tree),
  title: `Copy of ${plan.title}`,
  images: image ? [image] : [],
});

/** The first values of a form for a plan that fills a gap; null if its sub category is not in the tree. */
export function toFill({ subCategoryId, kcal }: Gap, tree: readonly Category[]): DietPlanValues | null {
  for (const category of tree) {
    const subCategory = category.subCategories.find(({ id: each }) => each === subCategoryId);
    if (subCategory) return { ...newDietPlan(category, subCategory), mealType: MEAL_TYPE, kcal: [kcal] };
  }
  return null;
}

/** The request for values that passed the schema. Single lines are trimmed, longer texts are sent as typed. */
export const toRequest = (values: DietPlanValues): CreateDietPlan => ({
  title: values.title.trim(),
  mealType: values.mealType,
  categoryId: id(values.category)!,
  subCategoryId: id(values.subCategory)!,
  ingredients: values.ingredients,
  cookingSteps: values.cookingSteps,
  nutrition: {
    calories: values.calories.trim(),
    protein: values.protein.trim(),
    carbs: values.carbs.trim(),
    fat: values.fat.trim(),
  },
  kcal: values.kcal,
  note: values.note,
  images: values.images,
});
