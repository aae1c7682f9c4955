/** Keeps what is uploaded; how depends on where the mock server runs (a browser, node, jest). */
export interface MediaStore {
  /** Stores the file and returns its stored name: a path below the media host, or an address that shows it. */
  save(file: File): string;
}

/** Keeps nothing but the name, for tests: `uploads/1-face.png`. */
export function namesOnly(): MediaStore {
  let count = 0;
  return { save: (file) => `uploads/${(count += 1)}-${file.name}` };
}
