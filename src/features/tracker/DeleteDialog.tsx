import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';

interface Props {
  /** The question. */
  text: string;
  /** What goes, by its title. */
  about: string;
  onDelete: () => PromiseLike<{ error?: unknown }>;
  onClose: () => void;
}

/** §2 Confirm Delete, of a highlight, one of its items or a habit. */
export function DeleteDialog({ text, about, onDelete, onClose }: Props) {
  const confirm = async () => {
    const { error } = await onDelete();
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <ConfirmDialog title="Confirm Delete" text={text} confirmLabel="Delete" onConfirm={confirm} onClose={onClose}>
      <p className="about">{titleOf(about)}</p>
    </ConfirmDialog>
  );
}
