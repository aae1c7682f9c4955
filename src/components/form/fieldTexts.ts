import { createContext, use, useLayoutEffect } from 'react';

/** How one field of a form is called and shown in sentences about it. */
interface FieldText {
  label: string;
  /** One value of the field, or one item of a field with several, as the person would read it. */
  show: (value: unknown) => string;
}

/** The texts of the fields in a form, by name. */
export type FieldTexts = Map<string, FieldText>;

/** Collects the texts of the form's fields. Null where nobody asks for them. */
export const FieldTextsContext = createContext<FieldTexts | null>(null);

/** Tells the form around it how the field with this name is called and shown. */
export function useFieldText<Value>(name: string, label: string, show: (value: Value) => string = String) {
  const texts = use(FieldTextsContext);
  useLayoutEffect(() => {
    texts?.set(name, { label, show: show as FieldText['show'] });
  });
}
