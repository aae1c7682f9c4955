import { ExclamationCircle } from 'react-bootstrap-icons';

interface LabelProps {
  /** The id of the control. */
  of: string;
  label: string;
  /** Whether to say that it may stay empty, which is no part of its name. */
  isOptional: boolean;
}

export const FieldLabel = ({ of, label, isOptional }: LabelProps) => (
  <>
    <label className="form-label" htmlFor={of}>
      {label}
    </label>
    {isOptional && <span className="meta"> (optional)</span>}
  </>
);

interface LegendProps {
  label: string;
  isRequired: boolean;
  /** The id of what says so, which describes the group. */
  noteId: string;
}

/** The name of a group of boxes, and beside it, outside of its name, that one has to be ticked. */
export const GroupLegend = ({ label, isRequired, noteId }: LegendProps) => (
  <legend className="form-label">
    {label}
    <span id={noteId} className="meta" aria-hidden>
      {isRequired && ' (at least one)'}
    </span>
  </legend>
);

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <div className="invalid-feedback" id={id}>
      <ExclamationCircle aria-hidden />
      {text}
    </div>
  );
}
