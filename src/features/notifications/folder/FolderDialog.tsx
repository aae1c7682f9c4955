import { useState } from 'react';
import { useSavedNote } from '@/screen/saved/useSavedNote';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { TextField } from '@/components/form/TextField';
import { notifySuccess } from '@/components/notify/notify';
import { useSaveFolderMutation, type NotificationFolder } from '@/services/notifications';
import { type NewFolder } from '../notificationsScreen';
import { notifyFailure } from '../failureToasts';
import { folderSchema, NEW_FOLDER, toRequest, toValues, type FolderValues } from './folderForm';
import { UsersField } from './users/UsersField';
import { folderRecord } from './folderRecord';

interface Props {
  /** The folder to edit; without one a folder is created. */
  edited?: NotificationFolder;
  /** What a new folder begins with. */
  begun?: NewFolder | null;
  onClose: () => void;
}

export function FolderDialog({ edited, begun, onClose }: Props) {
  const [saveFolder] = useSaveFolderMutation();
  const noted = useSavedNote(folderRecord);
  // Lazy initial state, because creating a set of 50,000 users at each render is slow.
  const [initialValues] = useState(() => {
    if (edited) return toValues(edited);
    return begun ? { name: begun.name, users: new Set(begun.users) } : NEW_FOLDER;
  });
  const guard = useEditGuard({
    of: folderRecord,
    id: edited?.id,
    toValues,
    newSchema: folderSchema,
  });
  const save = async (values: FolderValues, { close, asNew }: Saving) => {
    const request = toRequest(values, asNew ? undefined : edited?.id);
    const { error } = await noted(request.id, () => saveFolder(request));
    const isNew = request.id === undefined;
    if (error) return notifyFailure(isNew ? 'Failed to create folder' : 'Failed to update folder', error);
    notifySuccess(isNew ? 'Folder created successfully' : 'Folder updated successfully');
    return close();
  };
  return (
    <FormDialog
      title={edited ? 'Edit Folder' : 'Create Folder'}
      saveLabel={edited ? 'Update' : 'Create'}
      initialValues={initialValues}
      schema={folderSchema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="name" label="Folder name" autoComplete="off" />
      {edited?.userIds === null && (
        <p className="form-text">Who is in this folder is not known. The users chosen here take their place.</p>
      )}
      <UsersField />
    </FormDialog>
  );
}
