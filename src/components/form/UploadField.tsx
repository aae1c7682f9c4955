import { type Accept } from 'react-dropzone';
import { UploadBox } from '../upload/UploadBox';
import { type Shape } from '../upload/picture/usePicture';
import { FieldError, FieldLabel } from './fieldParts';
import { useFormField } from './useFormField';

interface Props {
  name: string;
  label: string;
  accept: Accept;
  /** How the panel shows the picture, which is then prepared for it. Without one the file is sent as it was chosen. */
  shape?: Shape;
  /** Called with the length of a chosen film, in seconds. */
  onFilmLength?: (seconds: number) => void;
  hint?: string;
  /** The picture or video stored so far. */
  currentUrl?: string | null;
  isCurrentVideo?: boolean;
}

/** A file of the form; its value is a `File`, or null while none is chosen. */
export function UploadField({ name, label, accept, hint, ...rest }: Props) {
  const { field, control, error, isInvalid, isRequired, ids, setValue } = useFormField<File | null>(
    name,
    Boolean(hint),
  );
  return (
    <div>
      <FieldLabel of={control.id} label={label} isOptional={!isRequired && !rest.currentUrl} />
      <UploadBox
        id={control.id}
        name={name}
        file={field.value}
        onChange={setValue}
        accept={accept}
        isRequired={isRequired}
        isInvalid={isInvalid}
        describedBy={control['aria-describedby']}
        {...rest}
      />
      <FieldError id={ids.error} text={error} />
      {hint && (
        <div className="form-text" id={ids.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
