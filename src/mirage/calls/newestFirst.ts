/** Returns the rows sorted by date, latest first; without `localeCompare`, which is slow for 100,000 rows. */
export const newestFirst = <Row extends { createdAt: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => Number(one.createdAt < other.createdAt) - Number(one.createdAt > other.createdAt));
