/**
 * The check shows each kind of thing once, as jest shows every one of them. `E2E_MATRIX=1`, by hand before a release, runs
 * all of it: every test with the tag `@matrix`, every case of a table, each journey in every way, and all with all capabilities.
 */
export const IS_MATRIX = process.env.E2E_MATRIX === '1';

/** All of them in the matrix; in the check those that stand for their kind. */
export const sample = <Each>(all: readonly Each[], standsForItsKind: (each: Each) => boolean) =>
  all.filter((each) => IS_MATRIX || standsForItsKind(each));
