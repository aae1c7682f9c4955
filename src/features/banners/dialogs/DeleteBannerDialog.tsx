import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteBannerMutation, type Banner } from '@/services/banners';

/** The row goes from the list shown, without another list call. */
export function DeleteBannerDialog({ banner, onClose }: { banner: Banner; onClose: () => void }) {
  const [deleteBanner] = useDeleteBannerMutation();
  return (
    <ConfirmDialog
      title="Delete Banner"
      text="Are you sure you want to delete this banner?"
      confirmLabel="Delete"
      onConfirm={() => saveOrTell(deleteBanner(banner.id), onClose)}
      onClose={onClose}
    >
      <p className="about">{titleOf(banner.link)}</p>
    </ConfirmDialog>
  );
}
