import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteSupplementMutation, type Supplement } from '@/services/supplements';

interface Props {
  supplement: Supplement;
  onClose: () => void;
}

export function DeleteSupplementDialog({ supplement, onClose }: Props) {
  const [deleteSupplement] = useDeleteSupplementMutation();
  const confirm = () => saveOrTell(deleteSupplement(supplement.id), onClose);
  return (
    <ConfirmDialog
      title="Delete Supplement"
      text="Are you sure you want to delete this supplement?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(supplement.title)}</p>
    </ConfirmDialog>
  );
}
