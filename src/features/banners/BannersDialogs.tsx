import { useSelector } from 'react-redux';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteBannerMutation, type Banner } from '@/services/banners';
import { dialogClosed, selectBannersScreen } from './bannersScreen';
import { BannerDialog } from './dialogs/BannerDialog';

interface Props {
  /** Undefined until the first load went through. */
  banners: readonly Banner[] | undefined;
}

/** The open dialog of the banners' screen. */
export function BannersDialogs({ banners }: Props) {
  const { dialog } = useSelector(selectBannersScreen);
  return (
    <RowDialogs
      dialog={dialog}
      closed={dialogClosed}
      kinds={{
        add: (close) => <BannerDialog onClose={close} />,
        edit: editedRow(banners, (banner, close) => <BannerDialog banner={banner} onClose={close} />),
        delete: aboutRow(banners, (banner, close) => <DeleteBannerDialog banner={banner} onClose={close} />),
      }}
    />
  );
}

/** The row goes from the list shown, without another list call. */
function DeleteBannerDialog({ banner, onClose }: { banner: Banner; onClose: () => void }) {
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
