import { type MediaStore } from '../calls/mediaStore';

/**
 * Keeps uploads as object URLs, which live until a reload, and the files behind them. The file's name stands behind
 * the `#`, for films are known by `.mp4` in the stored name (§9).
 */
export class BrowserUploads implements MediaStore {
  readonly files = new Map<string, File>();

  save = (file: File): string => {
    const address = `${URL.createObjectURL(file)}#${encodeURIComponent(file.name)}`;
    this.files.set(address, file);
    return address;
  };
}
