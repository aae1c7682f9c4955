import { type MediaStore } from './mediaStore';

/** Keeps uploads in the page's memory, as object URLs that live until a reload. */
export const objectUrls: MediaStore = { save: (file) => URL.createObjectURL(file) };
