import { type KeyboardEvent } from 'react';
import { PlusLg, XLg } from 'react-bootstrap-icons';
import { FieldError } from '@/components/form/FieldError';
import { FieldLabel } from '@/components/form/FieldLabel';
import { useFormField } from '@/components/form/useFormField';

interface Props {
  name: string;
  label: string;
  /** Called on Enter and by the plus button, if there is text. */
  onConfirm: () => void;
  /** Called on Escape and by the button back to the choices. */
  onGiveUp: () => void;
}

/** The text input that replaces a select. */
export function NewValueInput({ name, label, onConfirm, onGiveUp }: Props) {
  const { field, control, error, ids, isRequired, invalidClass } = useFormField<string>(name);
  const confirm = () => {
    if (field.value.trim()) onConfirm();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // This input handles both keys: they must not save or close the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') confirm();
    else onGiveUp();
  };
  return (
    <div>
      <FieldLabel of={control.id} label={label} isOptional={!isRequired} />
      <div className="new-value">
        <input
          className={`form-control ${invalidClass}`}
          autoComplete="off"
          onKeyDown={onKeyDown}
          {...field}
          {...control}
        />
        <button
          type="button"
          className="btn btn-outline-secondary btn-icon"
          aria-label="Confirm new name"
          onClick={confirm}
        >
          <PlusLg aria-hidden />
        </button>
        <button type="button" className="btn btn-quiet btn-icon" aria-label="Back to the list" onClick={onGiveUp}>
          <XLg aria-hidden />
        </button>
      </div>
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
