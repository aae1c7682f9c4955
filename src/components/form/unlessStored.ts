import { lazy, mixed, type Schema } from 'yup';

/** The rule for a field of an edit: what is stored stays acceptable until it is changed, so that others can be edited. */
export const unlessStored = (stored: string, rule: Schema) =>
  lazy((typed: unknown) => (stored.trim() && typed === stored ? mixed() : rule));
