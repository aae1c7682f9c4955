import { use, useId, createContext } from 'react';
import { useField } from 'formik';
import { FormRulesContext, type Refusal } from './formRules';

/** A remark that is shown below fields: its element's id, and the names of the fields. */
export const HintContext = createContext<{ id: string; names: readonly string[] } | null>(null);

/** The words that figures were read from, by the names of their fields. */
export const ReadFromContext = createContext<Readonly<Record<string, string>>>({});

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

const ignore = () => undefined;

/** One field of the form around it: its value, its error, and the attributes that connect control, hint and error. */
export function useFormField<Value>(name: string, hasHint = false) {
  const id = useId();
  // Not `onBlur`: errors come on submit, so whether a field was visited does not matter.
  const [{ value, onChange }, meta, { setValue }] = useField<Value>(name);
  const remark = use(HintContext);
  const readFrom = use(ReadFromContext)[name];
  const rules = use(FormRulesContext);
  // Formik's types know of sentences alone.
  const refusal = meta.error as string | Refusal | undefined;
  const error = typeof refusal === 'string' ? refusal : undefined;
  const isInvalid = refusal !== undefined;
  const isRequired = rules.isRequired(name);
  const ids = { error: `${id}-error`, hint: `${id}-hint`, from: `${id}-from` };
  const describedBy = [
    error && ids.error,
    isInvalid && !error && rules.errorId,
    hasHint && ids.hint,
    readFrom && ids.from,
    remark?.names.includes(name) && remark.id,
  ]
    .filter(Boolean)
    .join(' ');
  const control: FieldControl = {
    id,
    'aria-required': isRequired || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy || undefined,
  };
  return {
    field: { name, value, onChange: rules.isHeld ? ignore : onChange },
    control,
    initialValue: meta.initialValue!,
    error,
    readFrom,
    isInvalid,
    isRequired,
    ids,
    setValue: rules.isHeld ? ignore : (next: Value) => void setValue(next),
    invalidClass: isInvalid ? 'is-invalid' : '',
  };
}
