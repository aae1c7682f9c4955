import { type MediaStore } from './mediaStore';
import { fileField, type Fields } from './request';

/** Stores what came with a form as its image and names the picture, the first of several; undefined where none came. */
export function savedImage(fields: Fields, media: MediaStore): string | undefined {
  if (fields.image === undefined) return undefined;
  const images: unknown[] = Array.isArray(fields.image) ? fields.image : [fields.image];
  return images.map((image) => media.save(fileField({ image }, 'image')))[0];
}
