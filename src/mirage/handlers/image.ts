import { type MediaStore } from '../mediaStore';
import { fileField, type Fields } from '../request';

/** Stores the picture that came with a form; undefined where none came. */
export const savedImage = (fields: Fields, media: MediaStore): string | undefined =>
  fields.image === undefined ? undefined : media.save(fileField(fields, 'image'));
