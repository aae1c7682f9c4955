import { string, lazy, mixed, type Schema } from 'yup';
import { plainLine } from '@/lib/plainLine';

/** A line that may have been pasted with signs that nobody sees. What passed it is sent as `plainLine` gives it too. */
export const plainText = string().transform((text: string) => text && plainLine(text));

/** The same rule for signing in and for a new account: no account may have an email that the sign-in form refuses. */
export const emailRule = plainText.required('Email is required').email('Email is not valid');

/** The same rule for signing in and for a new account. Not trimmed: a password may begin or end with a space. */
export const passwordRule = string().required('Password is required').min(6, 'Password must be at least 6 characters');

/** The rule for a field of an edit: what is stored stays acceptable until it is changed, so that others can be edited. */
export const unlessStored = (stored: string, rule: Schema) =>
  lazy((typed: unknown) => (stored.trim() && typed === stored ? mixed() : rule));
