import { type Loaded } from '@/lib/loaded';
import { deletedRow } from '@/screen/DeleteDialog';
import { editedRow, RowDialogs } from '@/screen/RowDialogs';
import { useDeleteBannerMutation, type Banner } from '@/services/banners';
import { bannerRecord } from './bannerRecord';
import { type BannersDialog } from './bannersScreen';
import { BannerDialog } from './dialogs/BannerDialog';

export function BannersDialogs({ banners }: { banners: Loaded<readonly Banner[]> }) {
  const [deleteBanner] = useDeleteBannerMutation();
  return (
    <RowDialogs<BannersDialog>
      kinds={{
        add: (close) => <BannerDialog onClose={close} />,
        edit: editedRow(banners, (banner, close) => <BannerDialog banner={banner} onClose={close} />),
        delete: deletedRow(bannerRecord, banners, {
          title: 'Delete Banner',
          text: 'Are you sure you want to delete this banner?',
          onDelete: deleteBanner,
        }),
      }}
    />
  );
}
