/** The rows in a new order: what was made last comes first. */
export const newestFirst = <Row extends { createdAt: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
