import { api } from './http/api';
import { flag, id, list, record, text, type Id } from './http/decode';
import { entities, rows, withId, type Decoded } from './http/decodeRows';
import { readNutrition, writeNutrition } from './nutritionText';
import { postForm } from './http/postForm';
import { post } from './http/request';
import { onSuccess, tellChange, type ById, type InRound } from './http/tags';

const toRecipe = (categoryId: Id | null, subCategoryId: Id | null) =>
  withId((row) => ({
    title: text(row.title),
    /** Stored name of the picture, `''` if there is none. */
    image: text(row.image),
    ingredients: text(row.ingredients),
    directions: text(row.directions),
    note: text(row.note),
    nutrition: readNutrition(row.nutritions),
    /** As it is stored, including parts that `nutrition` does not have. */
    nutritionText: text(row.nutritions),
    categoryId,
    subCategoryId: id(row.dishesCategoryId) ?? subCategoryId,
    isActive: flag(row.isActive, 'isActive'),
    createdAt: text(row.createdAt),
  }));

/** A recipe, which the wire calls a dish. Ingredients and directions keep their lines. */
export type Recipe = Decoded<ReturnType<typeof toRecipe>>;

/** Without images the stored one is kept; without an id a recipe is created. */
export interface SaveRecipe extends Omit<Recipe, 'id' | 'image' | 'isActive' | 'createdAt'>, InRound {
  id?: Id;
  categoryId: Id;
  subCategoryId: Id;
  images: readonly File[];
}

/** The reply has categories with sub categories with dishes; dishes may also be in a category itself. */
function toRecipes(body: unknown): readonly Recipe[] {
  const recipes: Recipe[] = [];
  const add = (dishes: unknown, categoryId: Id | null, subCategoryId: Id | null) => {
    const rowsOfPlace = list(dishes, 'dishes');
    for (const recipe of entities(rowsOfPlace, toRecipe(categoryId, subCategoryId))) recipes.push(recipe);
  };
  for (const value of rows(body)) {
    const category = record(value);
    const categoryId = id(category.id);
    add(category.dishes, categoryId, null);
    for (const child of list(category.dishesCategories, 'dishesCategories')) {
      const sub = record(child);
      add(sub.dishes, categoryId, id(sub.id));
    }
  }
  return Object.freeze(recipes);
}

const save = ({ id: recipeId, images, nutrition, nutritionText, ...recipe }: SaveRecipe) =>
  postForm(recipeId === undefined ? 'dishes/create' : 'dishes/update', {
    image: images,
    nutritions: writeNutrition(nutrition, nutritionText),
    title: recipe.title,
    categoryId: recipe.categoryId,
    subCategoryId: recipe.subCategoryId,
    ingredients: recipe.ingredients,
    directions: recipe.directions,
    note: recipe.note,
    id: recipeId,
  });

const remove = ({ id: recipeId }: ById) => post('dishes/delete', { id: recipeId });

const CHANGED = ['Recipe', 'Dashboard'] as const;

export const recipesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRecipes: build.query<readonly Recipe[], void>({
      query: () => post('dishes/list', {}, toRecipes),
      structuralSharing: false,
      providesTags: ['Recipe'],
    }),
    saveRecipe: build.mutation<null, SaveRecipe>({ query: save, invalidatesTags: onSuccess(...CHANGED) }),
    deleteRecipe: build.mutation<null, ById>({ query: remove, invalidatesTags: onSuccess(...CHANGED) }),
  }),
});

/** Loads everything that shows recipes again, in all tabs. */
export const invalidateRecipes = () => api.util.invalidateTags([...tellChange(CHANGED)]);

export const { useListRecipesQuery, useSaveRecipeMutation, useDeleteRecipeMutation } = recipesApi;
