/** Stores uploaded files; each environment (browser, Node, jest) has its own store. */
export interface MediaStore {
  /** Returns the stored name: a path below the media host, or a URL. */
  save(file: File): string;
}

/** For tests: makes up a name, such as `uploads/1-face.png`, and drops the file. */
export function namesOnly(): MediaStore {
  let count = 0;
  return { save: (file) => `uploads/${(count += 1)}-${file.name}` };
}
