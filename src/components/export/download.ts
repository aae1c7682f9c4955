/** How long a browser may take to start the download, in milliseconds. */
const PATIENCE = 60_000;

/** The name of a file made today, on the viewer's calendar: `users-2025-11-19.csv`. */
export function fileName(name: string, extension: string): string {
  const today = new Date().toLocaleDateString('sv'); // Swedish dates are ISO dates
  return `${name}-${today}.${extension}`;
}

/** Hands the file to the browser's downloads. */
export function download(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), PATIENCE);
}
