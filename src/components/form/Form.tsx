import { type FormEvent, type ReactNode, type RefObject, use } from 'react';
import { FormikProvider, type FormikContextType } from 'formik';
import { ExclamationCircle } from 'react-bootstrap-icons';
import { FormRulesContext, type FormRules } from './formRules';

interface Props<Values> {
  /** What `useSafeForm` returned. */
  form: {
    formik: FormikContextType<Values>;
    form: RefObject<HTMLFormElement | null>;
    submit: (event: FormEvent) => void;
    rules: FormRules;
  };
  className?: string;
  /** Keeps the fields as they are, out of sight. */
  isHidden?: boolean;
  children: ReactNode;
}

/** The form element of a `useSafeForm`, within which the field components find their values. */
export function Form<Values>({ form: { formik, form, submit, rules }, className, isHidden, children }: Props<Values>) {
  return (
    <FormikProvider value={formik}>
      <FormRulesContext value={rules}>
        <form ref={form} className={className} hidden={isHidden} onSubmit={submit} noValidate>
          {children}
        </form>
      </FormRulesContext>
    </FormikProvider>
  );
}

/** Why the last save was refused, if the reason is not a single field. */
export function GeneralError({ text }: { text: string | null }) {
  const { errorId } = use(FormRulesContext);
  if (!text) return null;
  return (
    <p id={errorId || undefined} className="form-alert" role="alert">
      <ExclamationCircle aria-hidden />
      {text}
    </p>
  );
}
