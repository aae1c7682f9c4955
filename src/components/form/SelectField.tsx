import { FieldError } from './FieldError';
import { useFormField } from './useFormField';

export interface Option {
  value: string;
  label: string;
}

interface Props {
  name: string;
  label: string;
  options: Option[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

export function SelectField({ name, label, options, placeholder }: Props) {
  const { field, control, error, ids, invalidClass } = useFormField<string>(name);
  return (
    <div>
      <label className="form-label" htmlFor={control.id}>
        {label}
      </label>
      <select className={`form-select ${invalidClass}`} {...field} {...control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
