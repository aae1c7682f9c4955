import { useSelector } from 'react-redux';
import { aboutRow, RowDialogs } from '@/screen/RowDialogs';
import { type Banner } from '@/services/banners';
import { dialogClosed, selectBannersScreen } from './bannersScreen';
import { BannerDialog } from './dialogs/BannerDialog';
import { DeleteBannerDialog } from './dialogs/DeleteBannerDialog';

export interface BannersDialogsProps {
  /** Undefined until the first load went through. */
  banners: readonly Banner[] | undefined;
}

/** The open dialog of the banners' screen. */
export function BannersDialogs({ banners }: BannersDialogsProps) {
  const { dialog } = useSelector(selectBannersScreen);
  return (
    <RowDialogs
      dialog={dialog}
      closed={dialogClosed}
      kinds={{
        add: (close) => <BannerDialog onClose={close} />,
        edit: aboutRow(banners, (banner, close) => <BannerDialog banner={banner} onClose={close} />),
        delete: aboutRow(banners, (banner, close) => <DeleteBannerDialog banner={banner} onClose={close} />),
      }}
    />
  );
}
