import { useId } from 'react';
import { type Option } from '@/components/form/SelectField';

interface Props {
  label: string;
  placeholder: string;
  options: readonly Option[];
  /** `''` while nothing is chosen. */
  value: string;
  onChoose: (value: string) => void;
}

/** A select outside of a form. */
export function Choice({ label, placeholder, options, value, onChoose }: Props) {
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="form-select" value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
