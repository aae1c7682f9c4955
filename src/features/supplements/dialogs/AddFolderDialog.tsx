import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useCreateSupplementFolderMutation } from '@/services/supplements';
import { folderSchema, NEW_FOLDER, type FolderValues } from './folderForm';

/** §2 Add Folder. The new folder is also offered where supplements are assigned to a user. */
export function AddFolderDialog({ onClose }: { onClose: () => void }) {
  const [createFolder] = useCreateSupplementFolderMutation();
  const save = async ({ title }: FolderValues) => {
    const { error } = await createFolder(title.trim());
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <FormDialog title="Add Folder" initialValues={NEW_FOLDER} schema={folderSchema} onSave={save} onClose={onClose}>
      <TextField name="title" label="Title" autoComplete="off" />
    </FormDialog>
  );
}
