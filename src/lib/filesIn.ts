/** The files among values, also in lists and groups. */
export const filesIn = (value: unknown): File[] => {
  if (value instanceof File) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
};
