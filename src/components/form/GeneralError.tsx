import { ExclamationCircle } from 'react-bootstrap-icons';

/** Why the last save was refused, if the reason is not a single field. */
export function GeneralError({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="form-alert" role="alert">
      <ExclamationCircle aria-hidden />
      {text}
    </p>
  );
}
