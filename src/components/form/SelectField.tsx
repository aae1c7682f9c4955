import { type ChangeEvent, type ReactNode } from 'react';
import { FieldError } from './FieldError';
import { useFieldText } from './fieldTexts';
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
  /** Runs when the person chooses another option, not when the form is filled or reset. */
  onChosen?: () => void;
  /** Rendered below the field, such as `LoadAgain`. */
  children?: ReactNode;
}

export function SelectField({ name, label, options, placeholder, onChosen, children }: Props) {
  const { field, control, error, ids, invalidClass } = useFormField<string>(name);
  useFieldText<string>(name, label, (chosen) => options.find(({ value }) => value === chosen)?.label ?? chosen);
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    field.onChange(event);
    onChosen?.();
  };
  return (
    <div>
      <label className="form-label" htmlFor={control.id}>
        {label}
      </label>
      <select className={`form-select ${invalidClass}`} {...field} {...control} onChange={onChange}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={ids.error} text={error} />
      {children}
    </div>
  );
}
