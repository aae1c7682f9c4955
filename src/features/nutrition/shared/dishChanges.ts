import {
  added,
  fieldsSet,
  deletionsOf,
  edited,
  editedForGood,
  recordKind,
  type Changes,
  type Find,
} from '@/screen/journal/changes';
import { categoriesApi, type Category, type SubCategory, type UpdateSubCategory } from '@/services/categories';
import { type Id } from '@/services/http/decode';
import { type StoredDish } from './dishForm';

/** What a call stores of a recipe or a diet plan, as it is stored: nothing is trimmed. */
export const storedOf = ({ title, categoryId, subCategoryId, ingredients, nutrition, note }: StoredDish) => ({
  title,
  // None is sent where there is none: such a dish cannot be saved, and needs a place first.
  categoryId: categoryId!,
  subCategoryId: subCategoryId!,
  ingredients,
  nutrition,
  note,
});

/** What the journal says of both. */
export const dishKind = {
  name: ({ title }: { title: string }) => title,
  needs: ['title', 'subCategoryId', 'ingredients'] as const,
  labels: { title: 'Title', subCategoryId: 'Place', ingredients: 'Ingredients', note: 'Note' },
};

const { listCategories, updateCategory, updateSubCategory } = categoriesApi.endpoints;

const category = recordKind({
  noun: 'category',
  endpoint: listCategories,
  rows: (tree) => tree,
  name: ({ title }) => title,
  values: ({ title }: Category) => ({ name: title }),
  needs: ['name'],
  labels: { name: 'Name' },
  restore: (id, values) => updateCategory.initiate({ id, ...values }),
});

const subCategory = recordKind({
  noun: 'subcategory',
  endpoint: listCategories,
  rows: (tree) => tree.flatMap(({ subCategories }) => subCategories),
  name: ({ title }) => title,
  values: ({ title }: SubCategory) => ({ title }),
  needs: ['title'],
  labels: { title: 'Name' },
  restore: (id, values) => updateSubCategory.initiate({ id, ...values, image: null }),
});

/** How the journal describes calls about the categories that a section shows. */
export const categoryChanges = (section: string) =>
  ({
    createCategory: ({ name }: { name: string }) => added('category', name, section),
    createSubCategory: ({ title }: { title: string }) => added('subcategory', title, section),
    updateCategory: ({ id, name }: { id: Id; name: string }) => edited(category, id, { name }),
    updateSubCategory: (set: UpdateSubCategory, find: Find) =>
      set.image
        ? editedForGood('subcategory', set.title, section, fieldsSet(set, find(subCategory, set.id)))
        : edited(subCategory, set.id, { title: set.title }),
    deleteCategory: deletionsOf(category),
    deleteSubCategory: deletionsOf(subCategory),
  }) satisfies Changes;
