import { ImagesBox } from '../upload/ImagesBox';
import { type Shape } from '../upload/picture/usePicture';
import { FieldError, FieldLabel } from './fieldParts';
import { useFormField } from './useFormField';

interface Props {
  name: string;
  label: string;
  /** How the panel shows them, for which they are prepared. */
  shape: Shape;
  /** The picture stored so far. */
  currentUrl?: string | null;
  /** The label of each chosen picture, if stored ones are shown beside them. */
  badge?: string;
}

/** Pictures of the form; its value is a list of `File`s, empty while none is chosen. */
export function ImagesField({ name, label, shape, currentUrl, badge }: Props) {
  const { field, control, error, isInvalid, isRequired, ids, setValue } = useFormField<File[]>(name);
  return (
    <div>
      <FieldLabel of={control.id} label={label} isOptional={!isRequired && !currentUrl} />
      <ImagesBox
        id={control.id}
        name={name}
        files={field.value}
        onChange={setValue}
        shape={shape}
        currentUrl={currentUrl}
        badge={badge}
        isInvalid={isInvalid}
        describedBy={control['aria-describedby']}
      />
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
