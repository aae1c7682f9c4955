import { mixed, object } from 'yup';
import { useFormValue } from '@/components/form/useFormValue';
import { FormDialog } from '@/screen/form/FormDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { type Id } from '@/services/http/decode';
import { useAssignSupplementsMutation } from '@/services/users';
import { type UserDialogProps } from './userDialogProps';
import { UserLine } from './UserLine';
import { FolderChecks } from './FolderChecks';

interface SupplementsValues {
  folderIds: Id[];
}

/** Any choice is valid; none takes the supplements away. */
const schema = object({ folderIds: mixed<Id[]>() });

/** Which folders' supplements the user gets. */
export function SupplementsDialog({ user, onClose }: UserDialogProps) {
  const [assignSupplements] = useAssignSupplementsMutation();
  const save = ({ folderIds }: SupplementsValues) =>
    saveOrTell(assignSupplements({ userId: user.id, supplementCategoryId: folderIds }), onClose);
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

function FolderField() {
  const { value, setValue } = useFormValue<readonly Id[]>('folderIds');
  return <FolderChecks value={value} onChange={setValue} />;
}
