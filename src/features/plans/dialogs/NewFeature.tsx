import { type KeyboardEvent } from 'react';
import { PlusLg } from 'react-bootstrap-icons';
import { useFormField } from '@/components/form/useFormField';

interface Props {
  onAdd: (feature: string) => void;
  /** Whether to show that a feature is missing. */
  isInvalid: boolean;
  /** The id of the text that says so. */
  errorId: string;
}

/** A feature that no plan has yet; Enter or the plus button adds it. */
export function NewFeature({ onAdd, isInvalid, errorId }: Props) {
  const { field, control, setValue } = useFormField<string>('newFeature');
  const add = () => {
    const feature = field.value.trim();
    if (!feature) return;
    onAdd(feature);
    setValue('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter must not save the plan
    add();
  };
  return (
    <div className="new-value">
      <input
        className={`form-control ${isInvalid ? 'is-invalid' : ''}`}
        aria-label="New feature"
        placeholder="New feature"
        autoComplete="off"
        onKeyDown={onKeyDown}
        {...field}
        id={control.id}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
      />
      <button type="button" className="btn btn-outline-secondary btn-icon" aria-label="Add feature" onClick={add}>
        <PlusLg aria-hidden />
      </button>
    </div>
  );
}
