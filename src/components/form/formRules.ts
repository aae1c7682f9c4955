import { createContext } from 'react';
import { getIn, prepareDataForValidation, setIn, type FormikValues } from 'formik';
import { ValidationError, type AnyObjectSchema, Schema } from 'yup';

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
  /** Whether a save is pending: what was typed meanwhile would be lost as the form closes, so no field takes anything. */
  isHeld: boolean;
  /** Lets the form begin with this value, so that it is no change by the person. */
  beginWith: (name: string, value: string) => void;
  /** The id of the text about the whole form. */
  errorId: string;
}

/** Without a form around it a field has no rules. */
export const FormRulesContext = createContext<FormRules>({
  isRequired: () => false,
  isHeld: false,
  beginWith: () => undefined,
  errorId: '',
});

function emptied(value: unknown) {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return [];
  if (value instanceof Set) return new Set();
  return typeof value === 'boolean' ? false : null;
}

/** By the names of its fields, of each schema: whether one whose rules are about itself alone is required. */
const known = new WeakMap<Schema, Map<string, boolean>>();

/** The values of any form, by the names of its fields. */
export type FormValues = FormikValues;

/** The names of the fields that the schema refuses. */
export function refusedFields(schema: Schema, values: FormValues): string[] {
  try {
    schema.validateSync(prepareDataForValidation(values), { abortEarly: false });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return [...new Set(error.inner.map(({ path }) => path!.split('.')[0]!))];
  }
}

/**
 * Whether the schema refuses these values once the field with this name is empty. Of a field with several parts, such as
 * `media.url`, one part is emptied, and all of them are validated. Found once for a field that depends on no other.
 */
export function isRequired(schema: Schema, values: FormikValues, name: string): boolean {
  const field = (schema as AnyObjectSchema).fields[name];
  if (!(field instanceof Schema) || field.deps.length > 0) return isRefusedEmpty(schema, values, name);
  const ofSchema = known.get(schema) ?? new Map<string, boolean>();
  known.set(schema, ofSchema);
  if (!ofSchema.has(name)) ofSchema.set(name, isRefusedEmpty(schema, values, name));
  return ofSchema.get(name)!;
}

function isRefusedEmpty(schema: Schema, values: FormikValues, name: string): boolean {
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
