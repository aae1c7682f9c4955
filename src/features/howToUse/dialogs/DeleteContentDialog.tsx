import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteHelpContentMutation, type HelpContent } from '@/services/howToUse';

export function DeleteContentDialog({ content, onClose }: { content: HelpContent; onClose: () => void }) {
  const [deleteContent] = useDeleteHelpContentMutation();
  const confirm = () => saveOrTell(deleteContent(content.id), onClose);
  return (
    <ConfirmDialog
      title="Confirm Delete"
      text="Are you sure you want to delete this content? This action cannot be undone."
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(content.title)}</p>
    </ConfirmDialog>
  );
}
