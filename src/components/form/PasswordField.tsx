import { useState } from 'react';
import { Eye, EyeSlash } from 'react-bootstrap-icons';
import { FieldError, FieldLabel } from './fieldParts';
import { useFormField } from './useFormField';

interface Props {
  name: string;
  label: string;
  /** `current-password` to sign in, `new-password` to set one. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ name, label, autoComplete }: Props) {
  const { field, control, error, ids, isRequired, invalidClass } = useFormField<string>(name);
  const [isShown, setShown] = useState(false);
  const EyeIcon = isShown ? EyeSlash : Eye;
  return (
    <div>
      <FieldLabel of={control.id} label={label} isOptional={!isRequired} />
      <div className="with-icon">
        <input
          className={`form-control ${invalidClass}`}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          {...field}
          {...control}
        />
        <button
          type="button"
          className="btn btn-quiet btn-icon btn-sm"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon aria-hidden />
        </button>
      </div>
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
