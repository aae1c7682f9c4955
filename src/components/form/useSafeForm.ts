import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useFormik, type FormikContextType, type FormikErrors, type FormikValues } from 'formik';
import { flushSync } from 'react-dom';
import { type Schema } from 'yup';
import { type useOneAtATime } from '../dialog/useOneAtATime';
import { showAlert } from '../notify/alert';
import { isRequired, type Refusal } from './formRules';
import { sameValues } from '@/lib/sameValues';
import { withoutSigns } from './withoutSigns';

export interface SafeFormOptions<Values> {
  initialValues: Values;
  schema: Schema;
  /** Saves values that passed the schema. A text that it returns is shown as the form's general error. */
  onSave: (values: Values) => Promise<string | void> | string | void;
  /** Runs before each save: the values to save instead, which are validated anew, or none, to save nothing. */
  prepare?: (values: Values) => Promise<Values | undefined>;
}

const refusalOf = (errors: object) =>
  Object.values(errors).find((error): error is Refusal => typeof error === 'object' && error !== null);

/**
 * A form that validates on submit, focuses the first field in error, clears an error when its field is edited, and runs
 * one save at a time. `hasChanges` compares with the initial values.
 */
export function useSafeForm<Values extends FormikValues>(
  { initialValues, schema, onSave, prepare }: SafeFormOptions<Values>,
  { run, isBusy }: ReturnType<typeof useOneAtATime>,
) {
  const [refused, setRefused] = useState<{ text: string; values: Values } | null>(null);
  const [failures, setFailures] = useState(0);
  /** What fields chose by themselves, by name and in order. */
  const [begun, setBegun] = useState<readonly (readonly [string, string])[]>([]);
  const taken = useRef(0);
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined, // saving goes through `submit`, which knows the outcome of the validation
  });
  const { values, setValues, validateForm } = formik;
  useClearedErrors(formik);

  const accepts = async (entered: Values) => {
    // Rendered at once, as rendering edited values clears their errors.
    if (entered !== values) flushSync(() => void setValues(entered, false));
    const errors = await validateForm(entered);
    if (Object.keys(errors).length === 0) return true;
    setFailures((count) => count + 1);
    const text = refusalOf(errors)?.form;
    if (text) setRefused({ text, values: entered });
    return false;
  };

  const save = (typed: Values, saveBy = onSave) =>
    run(async () => {
      setRefused(null);
      const entered = withoutSigns(typed);
      if (!(await accepts(entered))) return;
      const ready = prepare ? await prepare(entered) : entered;
      if (!ready || (ready !== entered && !(await accepts(ready)))) return;
      const text = await saveBy(ready);
      if (text) setRefused({ text, values: ready });
    });

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    event?.stopPropagation(); // in React's tree a dialog's form may be inside another form
    void save(values);
  };

  const showFailure = useEffectEvent(() => {
    const field = form.current?.querySelector<HTMLElement>('.is-invalid');
    field?.focus();
    field?.scrollIntoView({ block: 'nearest' }); // `focus()` scrolls neither to its message nor if it has the focus
    const text = refusalOf(formik.errors)?.alert;
    if (text) showAlert(text); // after the focus, which comes back to the field when the alert is closed
  });
  useEffect(() => {
    if (failures > 0) showFailure();
  }, [failures]);

  const begin = useEffectEvent(() => {
    const { initialValues: before, errors } = formik;
    const first = Object.fromEntries(begun.slice(taken.current).filter(([name]) => !values[name]));
    taken.current = begun.length;
    formik.resetForm({ values: { ...before, ...first } });
    void setValues({ ...values, ...first }, false);
    formik.setErrors(errors);
  });
  useLayoutEffect(() => {
    if (begun.length > 0) begin();
  }, [begun]);

  return {
    formik,
    form,
    submit,
    /** For the form's fields. */
    rules: {
      isRequired: (name: string) => isRequired(schema, values, name),
      isHeld: isBusy,
      beginWith: (name: string, value: string) => setBegun((others) => [...others, [name, value]]),
      errorId,
    },
    /** Takes these values over and saves them, by `onSave` or another way. */
    save,
    isBusy,
    /** Why the last save was refused, until a field is edited. */
    generalError: refused?.values === values ? refused.text : null,
    hasChanges: !sameValues(values, formik.initialValues),
  };
}

export type SafeForm<Values extends FormikValues> = ReturnType<typeof useSafeForm<Values>>;

/** Clears the error of a field when its value changes. */
function useClearedErrors<Values extends object>({ values, errors, setErrors }: FormikContextType<Values>) {
  const before = useRef(values);
  const clear = useEffectEvent((edited: Values) => {
    const kept = Object.entries(errors).filter(([name]) => {
      const key = name as keyof Values;
      return sameValues(edited[key], before.current[key]);
    });
    before.current = edited;
    if (kept.length < Object.keys(errors).length) setErrors(Object.fromEntries(kept) as FormikErrors<Values>);
  });
  useEffect(() => clear(values), [values]);
}
