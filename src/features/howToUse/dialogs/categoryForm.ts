import { object, string } from 'yup';

export interface CategoryValues {
  title: string;
}

export const NEW_CATEGORY: CategoryValues = { title: '' };

/** §5 How-to-use category. */
export const categorySchema = object({ title: string().trim().required('Category title is required') });
