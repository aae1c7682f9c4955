import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { saveOrTell } from '@/screen/saveOrTell';

interface Props {
  text: string;
  /** The title of what is deleted. */
  about: string;
  onDelete: () => PromiseLike<{ error?: unknown }>;
  onClose: () => void;
}

/** Confirms the deletion of a highlight, one of its items or a habit. */
export function DeleteDialog({ text, about, onDelete, onClose }: Props) {
  const confirm = () => saveOrTell(onDelete(), onClose);
  return (
    <ConfirmDialog title="Confirm Delete" text={text} confirmLabel="Delete" onConfirm={confirm} onClose={onClose}>
      <p className="about">{titleOf(about)}</p>
    </ConfirmDialog>
  );
}
