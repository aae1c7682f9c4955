import { object, string } from 'yup';
import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import { useCreateSupplementFolderMutation } from '@/services/supplements';

const schema = object({ title: string().trim().required('Title is required.') });

export function AddFolderDialog({ onClose }: { onClose: () => void }) {
  const [createFolder] = useCreateSupplementFolderMutation();
  const save = ({ title }: { title: string }) => saveOrTell(createFolder(title.trim()), onClose);
  return (
    <FormDialog title="Add Folder" initialValues={{ title: '' }} schema={schema} onSave={save} onClose={onClose}>
      <TextField name="title" label="Title" autoComplete="off" />
    </FormDialog>
  );
}
