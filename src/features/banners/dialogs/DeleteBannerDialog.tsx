import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifyError } from '@/components/notify/notify';
import { useDeleteBannerMutation, type Banner } from '@/services/banners';
import { failureMessage } from '@/services/http/errors';

/** The row goes from the list shown, without another list call (§4). */
export function DeleteBannerDialog({ banner, onClose }: { banner: Banner; onClose: () => void }) {
  const [deleteBanner] = useDeleteBannerMutation();
  const confirm = async () => {
    const { error } = await deleteBanner(banner.id);
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <ConfirmDialog
      title="Delete Banner"
      text="Are you sure you want to delete this banner?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(banner.link)}</p>
    </ConfirmDialog>
  );
}
