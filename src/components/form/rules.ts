import { string, lazy, mixed, type Schema } from 'yup';

/** The same rule for signing in and for a new account: no account may have an email that the sign-in form refuses. */
export const emailRule = string().trim().required('Email is required').email('Email is not valid');

/** The same rule for signing in and for a new account. Not trimmed: a password may begin or end with a space. */
export const passwordRule = string().required('Password is required').min(6, 'Password must be at least 6 characters');

/** The rule for a field of an edit: what is stored stays acceptable until it is changed, so that others can be edited. */
export const unlessStored = (stored: string, rule: Schema) =>
  lazy((typed: unknown) => (stored.trim() && typed === stored ? mixed() : rule));
