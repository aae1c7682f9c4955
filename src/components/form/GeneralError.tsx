import { use } from 'react';
import { ExclamationCircle } from 'react-bootstrap-icons';
import { FormRulesContext } from './formRules';

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
