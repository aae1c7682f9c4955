const UNITS = ['B', 'kB', 'MB', 'GB'];

/** `86 kB`: a file's size in thousands, as a person reads it. */
export function formatBytes(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const size = bytes / 1000 ** step;
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${UNITS[step]}`;
}
