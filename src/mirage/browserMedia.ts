import { type MediaStore } from './mediaStore';

/**
 * Keeps uploads in the page's memory, as object URLs that live until a reload. The file's name stands behind the `#`,
 * for films are known by `.mp4` in the stored name (§9).
 */
export const objectUrls: MediaStore = {
  save: (file) => `${URL.createObjectURL(file)}#${encodeURIComponent(file.name)}`,
};
