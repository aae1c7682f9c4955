import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useFormik, type FormikValues } from 'formik';
import { type Schema } from 'yup';
import { sameValues } from './sameValues';
import { useClearedErrors } from './useClearedErrors';

export interface SafeFormOptions<Values> {
  initialValues: Values;
  schema: Schema;
  /** Does the work with values that passed the schema. A text it returns is shown as the form's general error. */
  onSave: (values: Values) => Promise<string | void> | string | void;
}

/** What lets one save run at a time. */
interface Work {
  run: (work: () => unknown) => Promise<void>;
  isBusy: boolean;
}

/**
 * A form whose errors come on submit and leave when their field is edited, which saves one thing at a time, and which
 * takes the focus to the first field in error. `hasChanges` compares with the initial values.
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
    event?.stopPropagation(); // a dialog's form may stand, for React, inside another form
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
    field.scrollIntoView({ block: 'nearest' }); // its message too, also where it had the focus already
  }, [failures]);

  return {
    formik,
    form,
    submit,
    isBusy,
    /** What the last save was refused for, until a field is edited. */
    generalError: refused?.values === values ? refused.text : null,
    hasChanges: !sameValues(values, formik.initialValues),
  };
}
