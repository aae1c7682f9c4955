import { api } from './http/api';
import { id, record, text, texts, type Id } from './http/decode';
import { entities, rows, withId, WrongReply, type Decoded } from './http/decodeRows';
import { postForm } from './http/postForm';
import { post } from './http/request';
import { onSuccess, tellChange, type ById, type InRound } from './http/tags';
import { noteFault } from './http/unread';

/** The only meal type that can be created. */
export const MEAL_TYPE = '3 meal';

/** Comma-separated text, a list, or either as JSON text; with or without quotes and the suffix kcal. */
function toKcal(value: unknown) {
  const kcal: number[] = [];
  const otherKcal: string[] = [];
  const stored = typeof value === 'string' ? value.replace(/^"([\s\S]*)"$/, '$1').replace(/\\"/g, '"') : value;
  // Text with commas is what the contract has here, so it is no oddity.
  const parts = typeof stored === 'string' && !/^\s*\[/.test(stored) ? [stored] : texts(stored, 'kcalOptions');
  for (const part of parts.flatMap((several) => several.split(','))) {
    const written = part.replace(/["'\\]|k?cal/gi, '').trim();
    if (/^0*[1-9]\d*$/.test(written)) kcal.push(Number(written));
    else if (part.trim()) {
      noteFault('number', 'kcalOptions');
      otherKcal.push(part.trim());
    }
  }
  return { kcal: kcal.sort((a, b) => a - b), otherKcal };
}

const toDietPlan = withId((row) => {
  const subCategory = record(row.dishesCategory);
  return {
    title: text(row.title),
    mealType: typeof row.mealType === 'string' ? row.mealType : text(record(row.mealType).title),
    categoryId: id(row.categoryId),
    subCategoryId: id(subCategory.id),
    /** The title of the sub category in the plan's row; the tree may have a newer one. */
    subCategoryTitle: text(subCategory.title),
    ingredients: text(row.ingredientsDetails),
    cookingSteps: text(row.cookingSteps),
    nutrition: {
      calories: text(row.nutritionCalories),
      protein: text(row.nutritionProtein),
      carbs: text(row.nutritionCarbs),
      fat: text(row.nutritionFat),
    },
    ...toKcal(row.kcalOptions),
    note: text(row.note),
    /** Stored name of the picture, `''` if there is none. */
    image: text(row.image),
  };
});

/**
 * A diet plan, which the wire calls a meal. Ingredients and cooking steps keep their lines; `kcal` is ascending, and
 * `otherKcal` has the values among them that are no numbers, as the server sent them.
 */
export type DietPlan = Decoded<typeof toDietPlan>;

/** Without images the stored one is kept. */
export interface CreateDietPlan extends Omit<DietPlan, 'id' | 'subCategoryTitle' | 'otherKcal' | 'image'>, InRound {
  categoryId: Id;
  subCategoryId: Id;
  images: readonly File[];
}

export type UpdateDietPlan = CreateDietPlan & Pick<DietPlan, 'id' | 'otherKcal'>;

/** Creating succeeds with any truthy reply. */
function anyReply(body: unknown) {
  if (!body) throw new WrongReply('the reply is empty');
  return null;
}

const create = ({ images, kcal, categoryId, subCategoryId, cookingSteps, nutrition, ...plan }: CreateDietPlan) =>
  postForm(
    'meals/create',
    {
      image: images,
      kcal,
      title: plan.title,
      mealType: plan.mealType,
      category: categoryId,
      subCategory: subCategoryId,
      ingredients: plan.ingredients,
      directions: cookingSteps,
      calories: nutrition.calories,
      protein: nutrition.protein,
      carbs: nutrition.carbs,
      fat: nutrition.fat,
      note: plan.note,
    },
    anyReply,
  );

const update = ({ nutrition, categoryId, subCategoryId, cookingSteps, kcal, otherKcal, ...plan }: UpdateDietPlan) =>
  postForm('meals/update', {
    image: plan.images,
    id: plan.id,
    title: plan.title,
    mealType: plan.mealType,
    category: categoryId,
    ingredientsDetails: plan.ingredients,
    cookingSteps,
    nutritionCalories: nutrition.calories,
    nutritionProtein: nutrition.protein,
    nutritionCarbs: nutrition.carbs,
    nutritionFat: nutrition.fat,
    kcalOptions: [...kcal, ...otherKcal].join(','),
    subCategory: subCategoryId,
    note: plan.note,
  });

const remove = ({ id: planId }: ById) => post('meals/delete', { id: planId });

export const dietPlansApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDietPlans: build.query<readonly DietPlan[], void>({
      query: () => post('meals/list', {}, (body) => entities(rows(body), toDietPlan)),
      structuralSharing: false,
      providesTags: ['DietPlan'],
    }),
    createDietPlan: build.mutation<null, CreateDietPlan>({ query: create, invalidatesTags: onSuccess('DietPlan') }),
    updateDietPlan: build.mutation<null, UpdateDietPlan>({ query: update, invalidatesTags: onSuccess('DietPlan') }),
    deleteDietPlan: build.mutation<null, ById>({ query: remove, invalidatesTags: onSuccess('DietPlan') }),
  }),
});

/** Loads everything that shows diet plans again, in all tabs. */
export const invalidateDietPlans = () => api.util.invalidateTags([...tellChange(['DietPlan'])]);

export const {
  useListDietPlansQuery,
  useCreateDietPlanMutation,
  useUpdateDietPlanMutation,
  useDeleteDietPlanMutation,
} = dietPlansApi;
