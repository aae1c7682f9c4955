import { use, useId } from 'react';
import { useField } from 'formik';
import { HintContext } from './hintContext';

/** One field of the form around it: its value, its error, and the attributes that connect control, hint and error. */
export function useFormField<Value>(name: string, hasHint = false) {
  const id = useId();
  // Not `onBlur`: errors come on submit, so whether a field was visited does not matter.
  const [{ value, onChange }, meta, { setValue }] = useField<Value>(name);
  const remark = use(HintContext);
  const error = typeof meta.error === 'string' ? meta.error : undefined;
  const ids = { error: `${id}-error`, hint: `${id}-hint` };
  const describedBy = [error && ids.error, hasHint && ids.hint, remark?.names.includes(name) && remark.id]
    .filter(Boolean)
    .join(' ');
  return {
    field: { name, value, onChange },
    initialValue: meta.initialValue!,
    error,
    ids,
    setValue: (value: Value) => void setValue(value),
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
    invalidClass: error ? 'is-invalid' : '',
  };
}
