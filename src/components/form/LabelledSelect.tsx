import { useId } from 'react';
import { type Option } from './SelectField';

interface Props {
  label: string;
  options: readonly Option[];
  /** `''` while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Offered while nothing is chosen. */
  placeholder?: string;
  className?: string;
}

/** A select outside of a form, whose choice takes effect at once. */
export function LabelledSelect({ label, options, value, onChange, placeholder, className }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        value={value}
        disabled={options.length === 0}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
