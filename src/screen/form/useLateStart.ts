import { useEffectEvent, useLayoutEffect } from 'react';
import { type FormikValues } from 'formik';
import { type SafeForm } from '@/components/form/useSafeForm';

/**
 * What a new record starts with, such as the shown category, may come after its form has opened. The form begins with it
 * then too, as long as the person has left alone what it started with; nothing else fits what she chose herself.
 */
export function useLateStart<Values extends FormikValues>(
  starts: Values | undefined,
  { formik, rules }: SafeForm<Values>,
) {
  const begin = useEffectEvent(() => {
    const { values, initialValues } = formik;
    const begun = Object.entries(starts ?? {}).filter(([, start]) => typeof start === 'string' && start);
    if (begun.some(([name, start]) => values[name] !== initialValues[name] && values[name] !== start)) return;
    for (const [name, start] of begun)
      if (!initialValues[name] && !values[name]) rules.beginWith(name, start as string);
  });
  useLayoutEffect(() => begin(), [starts]);
}
