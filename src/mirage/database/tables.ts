/**
 * The rows of every table, by Mirage's name of the collection; each area declares its own (`areas/<area>/rows.ts`). A
 * row holds what the wire holds: `Y` and `N`, prices as text, lists as JSON text. Only ids differ: they are text here,
 * as Mirage keeps them, and numbers on the wire (`wire.ts`).
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the areas fill it
export interface Tables {}
