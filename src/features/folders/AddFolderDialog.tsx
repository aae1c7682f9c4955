import { object, string } from 'yup';
import { TextField } from '@/components/form/TextField';
import { FormDialog } from '@/screen/form/FormDialog';
import { saveOrTell } from '@/screen/saveOrTell';

interface Props {
  /** Such as `Add Folder`. */
  title: string;
  /** Of the field. */
  label: string;
  /** What an empty field is told. */
  required: string;
  busyLabel?: string;
  create: (title: string) => Parameters<typeof saveOrTell>[0];
  onClose: () => void;
}

/** Adds a folder, of which only the title is known. */
export function AddFolderDialog({ title, label, required, busyLabel, create, onClose }: Props) {
  return (
    <FormDialog
      title={title}
      busyLabel={busyLabel}
      initialValues={{ title: '' }}
      schema={object({ title: string().trim().required(required) })}
      onSave={(values) => saveOrTell(create(values.title.trim()), onClose)}
      onClose={onClose}
    >
      <TextField name="title" label={label} autoComplete="off" />
    </FormDialog>
  );
}
