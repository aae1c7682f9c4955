import { object, string } from 'yup';

export interface FolderValues {
  title: string;
}

export const NEW_FOLDER: FolderValues = { title: '' };

export const folderSchema = object({ title: string().trim().required('Title is required.') });
