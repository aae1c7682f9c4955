import { object, string } from 'yup';
import { type CreateHighlight } from '@/services/highlights';
import { newItemSchema, NEW_ITEM, toFields, type ItemValues } from './items/itemForm';

export interface NewHighlightValues extends ItemValues {
  title: string;
}

export const NEW_HIGHLIGHT: NewHighlightValues = { title: '', ...NEW_ITEM };

export const renamedHighlightSchema = object({ title: string().trim().required('Title is required.') });

export const newHighlightSchema = renamedHighlightSchema.concat(newItemSchema);

/** The request for values that passed the schema. */
export const toCreate = (values: NewHighlightValues): CreateHighlight => ({
  title: values.title.trim(),
  ...toFields(values),
});
