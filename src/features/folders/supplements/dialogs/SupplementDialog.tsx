import { useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { useSavedNote } from '@/screen/saved/useSavedNote';
import { FormDialog } from '@/screen/form/FormDialog';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { mediaUrl } from '@/services/media/media';
import { useStoredFile } from '@/services/media/useStoredFile';
import {
  supplementsApi,
  useSaveSupplementMutation,
  type Supplement,
  type SupplementFolder,
} from '@/services/supplements';
import { Hinted } from '@/components/form/Hinted';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { IMAGES } from '@/components/upload/accept';
import { linkHint } from '@/screen/form/linkHint';
import { type Id } from '@/services/http/decode';
import { useFieldList } from '@/services/http/useFieldList';
import { selectSupplementsScreen } from '../supplementsScreen';
import { newSupplement, supplementSchema, toCopy, toRequest, toValues, type SupplementValues } from './supplementForm';
import { TitleAndFolder } from '../../TitleAndFolder';
import { supplementRecord } from '../supplementRecord';

interface ListProps {
  folders: readonly SupplementFolder[];
  onClose: () => void;
}

/** Starts with the folder that is shown. */
export function AddSupplementDialog({ folders, onClose }: ListProps) {
  const { folder } = useSelector(selectSupplementsScreen);
  return (
    <SupplementDialog folders={folders} initialValues={newSupplement(chosen(folders, folder))} onClose={onClose} />
  );
}

interface CopyProps extends ListProps {
  supplement: Supplement;
}

/** Starts with a copy. It opens when the picture is loaded or could not be loaded. */
export function DuplicateSupplementDialog({ supplement, folders, onClose }: CopyProps) {
  const image = useStoredFile(supplement.image, 'image');
  if (image === undefined) return null;
  return <SupplementDialog folders={folders} initialValues={toCopy(supplement, image)} onClose={onClose} />;
}

interface Props extends ListProps {
  initialValues: SupplementValues;
  /** The supplement to edit; without one a new supplement is created. */
  supplement?: Supplement;
}

export function SupplementDialog({ folders, initialValues, supplement, onClose }: Props) {
  const [saveSupplement] = useSaveSupplementMutation();
  const noted = useSavedNote(supplementRecord);
  const saving = useGuardedSave({
    of: supplementRecord,
    id: supplement?.id,
    toValues,
    newSchema: supplementSchema,
    send: (values: SupplementValues, id) => noted(id, () => saveSupplement(toRequest(values, id))),
  });
  return (
    <FormDialog
      title={supplement ? 'Edit Supplement' : 'Add Supplement'}
      initialValues={initialValues}
      schema={supplementSchema}
      onClose={onClose}
      {...saving}
    >
      <SupplementFields
        folders={folders}
        supplementId={supplement?.id}
        pictureUrl={supplement ? mediaUrl(supplement.image) : null}
      />
    </FormDialog>
  );
}

interface SupplementFieldsProps {
  folders: readonly SupplementFolder[];
  /** Of the supplement that is edited. */
  supplementId: Id | undefined;
  /** The stored picture. */
  pictureUrl: string | null;
}

export function SupplementFields({ folders, supplementId, pictureUrl }: SupplementFieldsProps) {
  const list = useFieldList(supplementsApi.endpoints.listSupplements);
  return (
    <>
      <TitleAndFolder name="folder" folders={folders} itemId={supplementId} list={list} />
      <TextAreaField name="description" label="Description" />
      <div className="pair">
        <TextField name="dosage" label="Dosage" autoComplete="off" />
        <Hinted names={['externalLink']} hintOf={({ externalLink }: SupplementValues) => linkHint(externalLink)}>
          <TextField name="externalLink" label="External link" inputMode="url" autoComplete="off" />
        </Hinted>
      </div>
      <UploadField name="image" label="Image" accept={IMAGES} shape={4 / 3} currentUrl={pictureUrl} />
    </>
  );
}
