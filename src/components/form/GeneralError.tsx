import { ExclamationCircle } from 'react-bootstrap-icons';

/** Why the last save was refused, when no single field is to blame. */
export function GeneralError({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="form-alert" role="alert">
      <ExclamationCircle aria-hidden />
      {text}
    </p>
  );
}
