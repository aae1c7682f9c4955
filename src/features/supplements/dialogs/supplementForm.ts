import { mixed, object, string } from 'yup';
import { id, type Id } from '@/services/http/decode';
import { type SaveSupplement, type Supplement, type SupplementFolder } from '@/services/supplements';

/** The folder is an id as the select holds it. */
export interface SupplementValues {
  title: string;
  folder: string;
  description: string;
  externalLink: string;
  dosage: string;
  image: File | null;
}

/** All but title and folder is optional; the link is shown only where it is safe, and may be any text. */
export const supplementSchema = object({
  title: string().trim().required('Title is required.'),
  folder: string().required('Please select a folder.'),
  image: mixed<File>().nullable(),
});

/** What the add dialog starts with: the folder shown, where there is one. */
export const newSupplement = (folder: SupplementFolder | undefined): SupplementValues => ({
  title: '',
  folder: folder ? String(folder.id) : '',
  description: '',
  externalLink: '',
  dosage: '',
  image: null,
});

export const toValues = (supplement: Supplement, folder: SupplementFolder): SupplementValues => ({
  title: supplement.title,
  folder: String(folder.id),
  description: supplement.description,
  externalLink: supplement.externalLink,
  dosage: supplement.dosage,
  image: null,
});

/** What the add dialog starts with when a supplement is duplicated. */
export const toCopy = (supplement: Supplement, folder: SupplementFolder, image: File | null): SupplementValues => ({
  ...toValues(supplement, folder),
  title: `Copy of ${supplement.title}`,
  image,
});

/** The request of values that passed the schema; without an id a supplement is created. */
export const toRequest = (values: SupplementValues, supplementId?: Id): SaveSupplement => ({
  id: supplementId,
  title: values.title.trim(),
  description: values.description,
  folderId: id(values.folder)!,
  externalLink: values.externalLink.trim(),
  dosage: values.dosage.trim(),
  image: values.image,
});
