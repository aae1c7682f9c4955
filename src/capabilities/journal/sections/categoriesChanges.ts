import { added, fieldsSet, deletionsOf, edited, editedForGood, type Changes, type Find } from '../changes';
import { type UpdateSubCategory } from '@/services/categories';
import { type Id } from '@/services/http/decode';
import { categoryRecord, subCategoryRecord } from '@/features/nutrition/categories/categoryRecords';

/** How the journal describes calls about the categories that a section shows. */
export const categoryChanges = (section: string) =>
  ({
    createCategory: ({ name }: { name: string }) => added(categoryRecord, name, section),
    createSubCategory: ({ title }: { title: string }) => added(subCategoryRecord, title, section),
    updateCategory: ({ id, name }: { id: Id; name: string }) => edited(categoryRecord, id, { name }),
    updateSubCategory: (set: UpdateSubCategory, find: Find) =>
      set.image
        ? editedForGood(subCategoryRecord, set.title, section, fieldsSet(set, find(subCategoryRecord, set.id)))
        : edited(subCategoryRecord, set.id, { title: set.title }),
    deleteCategory: deletionsOf(categoryRecord),
    deleteSubCategory: deletionsOf(subCategoryRecord),
  }) satisfies Changes;
