import { mixed, object } from 'yup';
import { FormDialog } from '@/screen/form/FormDialog';
import { notifyError } from '@/components/notify/notify';
import { type Id } from '@/services/http/decode';
import { failureMessage } from '@/services/http/errors';
import { useAssignSupplementsMutation } from '@/services/users';
import { type UserDialogProps } from '../UsersDialogs';
import { UserLine } from './UserLine';
import { FolderField } from './FolderField';

interface SupplementsValues {
  folderIds: Id[];
}

/** Any choice is valid; none takes the supplements away. */
const schema = object({ folderIds: mixed<Id[]>() });

/** §2 Assign Supplement Categories: the folders whose supplements the user gets. */
export function SupplementsDialog({ user, onClose }: UserDialogProps) {
  const [assignSupplements] = useAssignSupplementsMutation();
  const save = async ({ folderIds }: SupplementsValues) => {
    const { error } = await assignSupplements({ userId: user.id, supplementCategoryId: folderIds });
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <FormDialog
      title="Assign Supplement Categories"
      initialValues={{ folderIds: user.supplementFolderIds }}
      schema={schema}
      onSave={save}
      onClose={onClose}
    >
      <UserLine user={user} />
      <FolderField />
    </FormDialog>
  );
}
