import { type MediaStore } from '../calls/mediaStore';

/**
 * Stores uploads as object URLs, which are valid until a reload. The hash has the file's name, because the panel tells
 * videos by `.mp4` in the stored name.
 */
export class BrowserUploads implements MediaStore {
  readonly files = new Map<string, File>();

  save = (file: File): string => {
    const address = `${URL.createObjectURL(file)}#${encodeURIComponent(file.name)}`;
    this.files.set(address, file);
    return address;
  };
}
