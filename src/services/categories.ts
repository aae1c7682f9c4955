import { api } from './http/api';
import { list, text, type Id } from './http/decode';
import { entities, rows, withId, type Decoded } from './http/decodeRows';
import { postForm } from './http/postForm';
import { post } from './http/request';
import { onSuccess } from './http/tags';

const toSubCategory = (categoryId: Id) =>
  withId((row) => ({
    title: text(row.title),
    categoryId,
    /** Stored name of the picture, `''` if there is none. */
    image: text(row.image),
  }));

export type SubCategory = Decoded<ReturnType<typeof toSubCategory>>;

const toCategory = withId((row, id) => ({
  title: text(row.title),
  subCategories: entities(list(row.dishesCategories, 'dishesCategories'), toSubCategory(id)),
}));

/** A category of the tree that recipes and diet plans share. */
export type Category = Decoded<typeof toCategory>;

/** A new category with its first sub category. */
export interface CreateCategory {
  name: string;
  subCategoryName: string;
  image: File | null;
}

export interface CreateSubCategory {
  title: string;
  categoryId: Id;
  image: File | null;
}

/** Without an image the stored one is kept. */
export interface UpdateSubCategory extends Omit<CreateSubCategory, 'categoryId'> {
  id: Id;
}

/** Recipes and plans contain their categories, so both lists load again when the tree changes. */
const treeChanged = onSuccess('Category', 'Recipe', 'DietPlan');

/** What is in a category goes with it, and the dashboard counts the recipes. */
const placeDeleted = onSuccess('Category', 'Recipe', 'DietPlan', 'Dashboard');

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<readonly Category[], void>({
      query: () => post('dishes/list/category', {}, (body) => entities(rows(body), toCategory)),
      providesTags: ['Category'],
    }),
    createCategory: build.mutation<null, CreateCategory>({
      query: ({ name, subCategoryName, image }) =>
        postForm('dishes/create/maincategory', { name, subCategoryName, image }),
      invalidatesTags: treeChanged,
    }),
    createSubCategory: build.mutation<null, CreateSubCategory>({
      query: ({ title, categoryId, image }) => postForm('dishes/create/category', { title, categoryId, image }),
      invalidatesTags: treeChanged,
    }),
    updateCategory: build.mutation<null, { id: Id; name: string }>({
      query: ({ id: categoryId, name }) => post('categories/updateCategory', { name, id: categoryId }),
      invalidatesTags: treeChanged,
    }),
    updateSubCategory: build.mutation<null, UpdateSubCategory>({
      query: ({ id: subId, title, image }) => postForm('categories/update/subcategory', { title, image, id: subId }),
      invalidatesTags: treeChanged,
    }),
    deleteCategory: build.mutation<null, Id>({
      query: (categoryId) => post('categories/deleteCategory', { id: categoryId }),
      invalidatesTags: placeDeleted,
    }),
    deleteSubCategory: build.mutation<null, Id>({
      query: (subId) => post('categories/delete/subcategory', { id: subId }),
      invalidatesTags: placeDeleted,
    }),
  }),
});

export const {
  useListCategoriesQuery,
  useCreateCategoryMutation,
  useCreateSubCategoryMutation,
  useUpdateCategoryMutation,
  useUpdateSubCategoryMutation,
  useDeleteCategoryMutation,
  useDeleteSubCategoryMutation,
} = categoriesApi;
