import { FormDialog } from '@/screen/form/FormDialog';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { mediaUrl } from '@/services/media/media';
import { useSaveSupplementMutation, type Supplement, type SupplementFolder } from '@/services/supplements';
import { SupplementFields } from './SupplementFields';
import { supplementSchema, toRequest, type SupplementValues } from './supplementForm';

interface Props {
  folders: readonly SupplementFolder[];
  initialValues: SupplementValues;
  /** The supplement that is edited; without one a new supplement is created. */
  supplement?: Supplement;
  onClose: () => void;
}

/** §2 Add Supplement, and Edit. */
export function SupplementDialog({ folders, initialValues, supplement, onClose }: Props) {
  const [saveSupplement] = useSaveSupplementMutation();
  const save = async (values: SupplementValues) => {
    const { error } = await saveSupplement(toRequest(values, supplement?.id));
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <FormDialog
      title={supplement ? 'Edit Supplement' : 'Add Supplement'}
      initialValues={initialValues}
      schema={supplementSchema}
      onSave={save}
      onClose={onClose}
    >
      <SupplementFields folders={folders} pictureUrl={supplement ? mediaUrl(supplement.image) : null} />
    </FormDialog>
  );
}
