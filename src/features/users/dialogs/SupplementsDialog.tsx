import { mixed, object } from 'yup';
import { useFieldText } from '@/components/form/fieldTexts';
import { useFormValue } from '@/components/form/useFormValue';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { type Id } from '@/services/http/decode';
import { useListSupplementsQuery } from '@/services/supplements';
import { useAssignSupplementsMutation } from '@/services/users';
import { type User } from '@/services/userTypes';
import { SupplementBoxes } from '../SupplementBoxes';
import { useUserGuard } from './BmrDialog';
import { type UserDialogProps, UserLine } from '../UserLine';

interface SupplementsValues {
  folderIds: Id[];
}

/** Any choice is valid; an empty one removes the supplements. */
const schema = object({ folderIds: mixed<Id[]>() });

const toValues = ({ supplementFolderIds }: User): SupplementsValues => ({ folderIds: supplementFolderIds });

/** Which folders' supplements the user gets. */
export function SupplementsDialog({ user, onClose }: UserDialogProps) {
  const [assignSupplements] = useAssignSupplementsMutation();
  const guard = useUserGuard(user, toValues);
  const save = ({ folderIds }: SupplementsValues, { close }: Saving) =>
    saveOrTell(assignSupplements({ userId: user.id, supplementCategoryId: folderIds }), close);
  return (
    <FormDialog
      title="Assign Supplement Categories"
      initialValues={toValues(user)}
      schema={schema}
      guard={guard}
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
  const { data: folders } = useListSupplementsQuery();
  useFieldText<Id>(
    'folderIds',
    'Supplement categories',
    (folderId) => folders?.find(({ id }) => id === folderId)?.title ?? String(folderId),
  );
  return <SupplementBoxes value={value} onChange={setValue} />;
}
