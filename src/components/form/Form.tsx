import { type ReactNode, use } from 'react';
import { FormikProvider, type FormikValues } from 'formik';
import { ExclamationCircle } from 'react-bootstrap-icons';
import { FormRulesContext } from './formRules';
import { type SafeForm } from './useSafeForm';

interface Props<Values extends FormikValues> {
  form: SafeForm<Values>;
  className?: string;
  /** Keeps the fields as they are, out of sight. */
  isHidden?: boolean;
  children: ReactNode;
}

/** The form element of a `useSafeForm`, within which the field components find their values. */
export function Form<Values extends FormikValues>({ form, className, isHidden, children }: Props<Values>) {
  const { formik, form: element, submit, rules } = form;
  return (
    <FormikProvider value={formik}>
      <FormRulesContext value={rules}>
        <form ref={element} className={className} hidden={isHidden} onSubmit={submit} noValidate>
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
