import { useEffect, useEffectEvent, useRef } from 'react';
import { type FormikErrors } from 'formik';
import { sameValues } from '@/lib/sameValues';

interface Form<Values> {
  values: Values;
  errors: FormikErrors<Values>;
  setErrors: (errors: FormikErrors<Values>) => void;
}

/** Clears the error of a field when its value changes. */
export function useClearedErrors<Values extends object>({ values, errors, setErrors }: Form<Values>) {
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
