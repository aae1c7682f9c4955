import { ImagesBox, type ImagesBoxProps } from '../upload/ImagesBox';
import { FieldError, FieldLabel } from './fieldParts';
import { useFormField } from './useFormField';

interface Props extends Omit<ImagesBoxProps, 'control' | 'files' | 'onChange'> {
  label: string;
}

/** Pictures of the form; its value is a list of `File`s, empty while none is chosen. */
export function ImagesField({ label, ...box }: Props) {
  const { field, control, error, isRequired, ids, setValue } = useFormField<File[]>(box.name);
  return (
    <div>
      <FieldLabel of={control.id} label={label} isOptional={!isRequired && !box.currentUrl} />
      <ImagesBox {...box} control={control} files={field.value} onChange={setValue} />
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
