import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useFormik, type FormikValues } from 'formik';
import { type Schema } from 'yup';
import { sameValues } from './sameValues';
import { useClearedErrors } from './useClearedErrors';

export interface SafeFormOptions<Values> {
  initialValues: Values;
  schema: Schema;
  /** Saves values that passed the schema. A text that it returns is shown as the form's general error. */
  onSave: (values: Values) => Promise<string | void> | string | void;
}

/** What lets one save run at a time. */
interface Work {
  run: (work: () => unknown) => Promise<void>;
  isBusy: boolean;
}

/**
 * A form that validates on submit, focuses the first field in error, clears an error when its field is edited, and runs
 * one save at a time. `hasChanges` compares with the initial values.
 */
export function useSafeForm<Values extends FormikValues>(
  { initialValues, schema, onSave }: SafeFormOptions<Values>,
  { run, isBusy }: Work,
) {
  const [refused, setRefused] = useState<{ text: string; values: Values } | null>(null);
  const [failures, setFailures] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined, // saving goes through `submit`, which knows the outcome of the validation
  });
  const { values, validateForm } = formik;
  useClearedErrors(formik);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    event?.stopPropagation(); // in React's tree a dialog's form may be inside another form
    void run(async () => {
      setRefused(null);
      const errors = await validateForm();
      if (Object.keys(errors).length > 0) {
        setFailures((count) => count + 1);
        return;
      }
      const text = await onSave(values);
      if (text) setRefused({ text, values });
    });
  };

  useEffect(() => {
    const field = failures > 0 && form.current?.querySelector<HTMLElement>('.is-invalid');
    if (!field) return;
    field.focus();
    field.scrollIntoView({ block: 'nearest' }); // `focus()` scrolls neither to its message nor if it has the focus
  }, [failures]);

  return {
    formik,
    form,
    submit,
    isBusy,
    /** Why the last save was refused, until a field is edited. */
    generalError: refused?.values === values ? refused.text : null,
    hasChanges: !sameValues(values, formik.initialValues),
  };
}
