import { type UrlField } from '@/components/view/urlFields';
import { id, type Id } from '@/services/decode';

/** A chosen category or sub category in the address bar; choosing another is a step that Back undoes. */
export const idField: UrlField<Id | null> = {
  read: (text) => id(text) ?? undefined,
  write: String,
  isStep: true,
};
