import { use } from 'react';
import { useField } from 'formik';
import { FormRulesContext } from './formRules';

/**
 * One value of the form around it, for controls that are more than one input: what it is now, what the form started
 * with, and how to change it. A field with a label and an error takes `useFormField` instead.
 */
export function useFormValue<Value>(name: string) {
  const [{ value }, { initialValue }, { setValue }] = useField<Value>(name);
  const { isHeld } = use(FormRulesContext);
  return { value, initialValue: initialValue!, setValue: (next: Value) => void (isHeld || setValue(next)) };
}
