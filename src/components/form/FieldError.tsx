import { ExclamationCircle } from 'react-bootstrap-icons';

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <div className="invalid-feedback" id={id}>
      <ExclamationCircle aria-hidden />
      {text}
    </div>
  );
}
