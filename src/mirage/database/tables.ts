/**
 * The row type of each collection of the mock database; each area adds its own in `areas/<area>/rows.ts`. Rows have the
 * format of the API: flags are `Y` and `N`, prices are text, lists are JSON text. Only ids differ: Mirage keeps text,
 * the API sends numbers (`wire.ts`).
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the areas add to it by declaration merging
export interface Tables {}
