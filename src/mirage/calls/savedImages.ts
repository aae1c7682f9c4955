import { type MediaStore } from './mediaStore';
import { fileField, type Fields } from './request';

/** Stores the images of a form field and returns their names. */
export const savedImages = (value: unknown, media: MediaStore): string[] =>
  value === undefined ? [] : [value].flat().map((image) => media.save(fileField({ image }, 'image')));

/** Stores the images of the field `image` and returns the first one's name. */
export const savedImage = ({ image }: Fields, media: MediaStore): string | undefined => savedImages(image, media)[0];
