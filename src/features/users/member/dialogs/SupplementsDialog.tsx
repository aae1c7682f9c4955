import { mixed, object } from 'yup';
import { useFieldText } from '@/components/form/fieldTexts';
import { useFormValue } from '@/components/form/useFormValue';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { type Id } from '@/services/http/decode';
import { useListSupplementsQuery, supplementsApi } from '@/services/supplements';
import { useAssignSupplementsMutation } from '@/services/users';
import { type User } from '@/services/userTypes';
import { figure } from '@/components/format/number';
import { LoadAgain } from '@/components/form/LoadAgain';
import { useFieldList } from '@/services/http/useFieldList';
import { useUserGuard } from './BmrDialog';
import { type UserDialogProps, UserLine } from '../../UserLine';

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
  return <FolderChecks value={value} onChange={setValue} />;
}

interface FolderChecksProps {
  /** The ids of the ticked folders. */
  value: readonly Id[];
  onChange: (value: readonly Id[]) => void;
}

/** One box for each supplement folder. */
export function FolderChecks({ value, onChange }: FolderChecksProps) {
  const { data: folders, isLoading } = useListSupplementsQuery();
  const list = useFieldList(supplementsApi.endpoints.listSupplements);
  const toggle = (id: Id) => onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  if (isLoading) return <p className="meta">Loading supplements...</p>;
  if (folders?.length === 0) return <p className="meta">No supplements found</p>;
  return (
    <fieldset className="check-group">
      <legend className="form-label">Supplement categories</legend>
      <LoadAgain what="Supplement categories" list={list} />
      {folders?.map(({ id, title, items }) => (
        <label key={id} className="check-row">
          <input
            className="form-check-input"
            type="checkbox"
            checked={value.includes(id)}
            onChange={() => toggle(id)}
          />
          <span>{title}</span>
          <span className="meta push" aria-hidden>
            {figure(items.length)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
