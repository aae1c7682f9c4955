import { recordKind } from '@/screen/record/record';
import { categoriesApi, type Category, type SubCategory } from '@/services/categories';

const { listCategories, updateCategory, updateSubCategory } = categoriesApi.endpoints;

export const categoryRecord = recordKind({
  noun: 'category',
  endpoint: listCategories,
  rows: (tree) => tree,
  name: ({ title }) => title,
  values: ({ title }: Category) => ({ name: title }),
  required: ['name'],
  labels: { name: 'Name' },
  save: (id, values) => updateCategory.initiate({ id, ...values }),
});

export const subCategoryRecord = recordKind({
  noun: 'subcategory',
  endpoint: listCategories,
  rows: (tree) => tree.flatMap(({ subCategories }) => subCategories),
  name: ({ title }) => title,
  values: ({ title }: SubCategory) => ({ title }),
  required: ['title'],
  labels: { title: 'Name' },
  save: (id, values) => updateSubCategory.initiate({ id, ...values, image: null }),
});
