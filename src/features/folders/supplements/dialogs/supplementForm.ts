import { mixed, object, string } from 'yup';
import { id, type Id } from '@/services/http/decode';
import { type SaveSupplement, type Supplement, type SupplementFolder } from '@/services/supplements';

/** The folder is an id as text, for its select. */
export interface SupplementValues {
  title: string;
  folder: string;
  description: string;
  externalLink: string;
  dosage: string;
  image: File | null;
}

/** Only title and folder are required. The link may be any text, as cards show only safe ones. */
export const supplementSchema = object({
  title: string().trim().required('Title is required.'),
  folder: string().required('Please select a folder.'),
  image: mixed<File>().nullable(),
});

/** The first values of a new supplement, in the shown folder, if there is one. */
export const newSupplement = (folder: SupplementFolder | undefined): SupplementValues => ({
  title: '',
  folder: folder ? String(folder.id) : '',
  description: '',
  externalLink: '',
  dosage: '',
  image: null,
});

export const toValues = (supplement: Supplement): SupplementValues => ({
  title: supplement.title,
  folder: String(supplement.folderId),
  description: supplement.description,
  externalLink: supplement.externalLink,
  dosage: supplement.dosage,
  image: null,
});

/** The first values of a form that duplicates a supplement. */
export const toCopy = (supplement: Supplement, image: File | null): SupplementValues => ({
  ...toValues(supplement),
  title: `Copy of ${supplement.title}`,
  image,
});

/** The request for values that passed the schema; without an id a supplement is created. */
export const toRequest = (values: SupplementValues, supplementId?: Id): SaveSupplement => ({
  id: supplementId,
  title: values.title.trim(),
  description: values.description,
  folderId: id(values.folder)!,
  externalLink: values.externalLink.trim(),
  dosage: values.dosage.trim(),
  image: values.image,
});
