import { useId } from 'react';
import { FORMATS, type Format } from './formats';

interface Props {
  value: Format;
  onChange: (format: Format) => void;
}

/** The choice of the file's format. */
export function FormatField({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className="form-label">Format</legend>
      {(Object.keys(FORMATS) as Format[]).map((format) => (
        <label key={format} className="form-check">
          <input
            type="radio"
            name={name}
            className="form-check-input"
            checked={format === value}
            onChange={() => onChange(format)}
          />
          <span className="form-check-label">{FORMATS[format].label}</span>
        </label>
      ))}
    </fieldset>
  );
}
