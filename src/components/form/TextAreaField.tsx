import { figure } from '../format/number';
import { FieldError } from './FieldError';
import { FieldLabel } from './FieldLabel';
import { useFieldText } from './fieldTexts';
import { useFormField } from './useFormField';

interface Props {
  name: string;
  label: string;
  rows?: number;
  placeholder?: string;
  /** The length that the field advertises; a longer text is kept. */
  maxHint?: string;
}

/** Several lines of text, kept as typed. */
export function TextAreaField({ name, label, rows = 3, placeholder, maxHint }: Props) {
  useFieldText(name, label);
  const { field, control, error, ids, isRequired, invalidClass } = useFormField<string>(name, maxHint !== undefined);
  return (
    <div>
      <FieldLabel of={control.id} label={label} isOptional={!isRequired} />
      <textarea
        className={`form-control ${invalidClass}`}
        rows={rows}
        placeholder={placeholder}
        {...field}
        {...control}
      />
      <FieldError id={ids.error} text={error} />
      {maxHint !== undefined && (
        <div className="form-text figures" id={ids.hint}>
          {`${figure(field.value.length)} / ${maxHint}`}
        </div>
      )}
    </div>
  );
}
