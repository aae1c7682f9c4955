import { UploadBox, type UploadBoxProps } from '../upload/UploadBox';
import { FieldError, FieldLabel } from './fieldParts';
import { useFormField } from './useFormField';

interface Props extends Omit<UploadBoxProps, 'control' | 'file' | 'onChange'> {
  label: string;
  hint?: string;
}

/** A file of the form; its value is a `File`, or null while none is chosen. */
export function UploadField({ label, hint, ...box }: Props) {
  const { field, control, error, isRequired, ids, setValue } = useFormField<File | null>(box.name, Boolean(hint));
  return (
    <div>
      <FieldLabel of={control.id} label={label} isOptional={!isRequired && !box.currentUrl} />
      <UploadBox {...box} control={control} file={field.value} onChange={setValue} />
      <FieldError id={ids.error} text={error} />
      {hint && (
        <div className="form-text" id={ids.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
