import { figure } from '../format/number';
import { FieldError, FieldLabel } from './fieldParts';
import { useFieldText } from './fieldTexts';
import { useFormField } from './useFormField';

/** The length that text areas advertise. It is not enforced: a longer text is kept. */
const MAX_HINT = '10,000 max characters';

interface Props {
  name: string;
  label: string;
  rows?: number;
  /** Another wording of the length. */
  maxHint?: string;
}

/** Several lines of text, kept as typed. */
export function TextAreaField({ name, label, rows = 3, maxHint = MAX_HINT }: Props) {
  useFieldText(name, label);
  const { field, control, error, ids, isRequired, invalidClass } = useFormField<string>(name, true);
  return (
    <div>
      <FieldLabel of={control.id} label={label} isOptional={!isRequired} />
      <textarea className={`form-control ${invalidClass}`} rows={rows} {...field} {...control} />
      <FieldError id={ids.error} text={error} />
      <div className="form-text figures" id={ids.hint}>
        {`${figure(field.value.length)} / ${maxHint}`}
      </div>
    </div>
  );
}
