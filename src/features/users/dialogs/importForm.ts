import { mixed, object } from 'yup';

export interface ImportValues {
  file: File | null;
}

export const importSchema = object({ file: mixed<File>().required('Excel file is required.') });
