import { type ChangeEvent, type ReactNode } from 'react';
import { FieldError } from './FieldError';
import { FieldLabel } from './FieldLabel';
import { useFieldText } from './fieldTexts';
import { useFormField } from './useFormField';
import { useLoneChoice } from './useLoneChoice';

export interface Option {
  value: string;
  label: string;
  /** It leads to another field instead of being a value. */
  isDetour?: boolean;
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
  const { field, control, error, ids, isRequired, invalidClass } = useFormField<string>(name);
  useLoneChoice(name, field.value, isRequired ? options : []);
  useFieldText<string>(name, label, (chosen) => options.find(({ value }) => value === chosen)?.label ?? chosen);
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    field.onChange(event);
    onChosen?.();
  };
  return (
    <div>
      <FieldLabel of={control.id} label={label} isOptional={placeholder !== undefined && !isRequired} />
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
