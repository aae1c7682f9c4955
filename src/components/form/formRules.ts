import { createContext } from 'react';
import { getIn, prepareDataForValidation, setIn, type FormikValues } from 'formik';
import { ValidationError, type AnyObjectSchema, type Schema } from 'yup';

/**
 * The message of a rule that has no sentence below its field, which is only marked: a text about the whole form, shown
 * once however many fields it is about, or an alert, or neither.
 */
export interface Refusal {
  form?: string;
  alert?: string;
}

/** What a field knows of the form around it. */
export interface FormRules {
  isRequired: (name: string) => boolean;
  /** Lets the form begin with this value, so that it is no change by the person. */
  beginWith: (name: string, value: string) => void;
  /** The id of the text about the whole form. */
  errorId: string;
}

/** Without a form around it a field has no rules. */
export const FormRulesContext = createContext<FormRules>({
  isRequired: () => false,
  beginWith: () => undefined,
  errorId: '',
});

function emptied(value: unknown) {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return [];
  if (value instanceof Set) return new Set();
  return typeof value === 'boolean' ? false : null;
}

/**
 * Whether the schema refuses these values once the field with this name is empty. Of a field with several parts, such as
 * `media.url`, one part is emptied, and all of them are validated.
 */
export function isRequired(schema: Schema, values: FormikValues, name: string): boolean {
  const field = name.split('.')[0]!;
  if (!(field in (schema as AnyObjectSchema).fields)) return false;
  const without = setIn(values, name, emptied(getIn(values, name))) as FormikValues;
  try {
    schema.validateSyncAt(field, prepareDataForValidation(without));
    return false;
  } catch (error) {
    if (ValidationError.isError(error)) return true;
    throw error;
  }
}
