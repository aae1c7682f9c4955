import { useDispatch, useSelector } from 'react-redux';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type Banner } from '@/services/banners';
import { dialogClosed, selectBannersScreen, type BannersDialog } from './bannersScreen';
import { BannerDialog } from './dialogs/BannerDialog';
import { DeleteBannerDialog } from './dialogs/DeleteBannerDialog';

interface Props {
  /** Undefined until the first load went through. */
  banners: readonly Banner[] | undefined;
}

const ABOUT_A_BANNER = { edit: BannerDialog, delete: DeleteBannerDialog };

/** The dialog that stands open; a link to one about a banner that is gone opens nothing. */
export function BannersDialogs({ banners }: Props) {
  const { dialog } = useSelector(selectBannersScreen);
  return dialog && <OpenBannersDialog key={`${dialog.kind} ${dialog.id}`} dialog={dialog} banners={banners} />;
}

function OpenBannersDialog({ dialog, banners }: Props & { dialog: BannersDialog }) {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed(dialog));
  const { kind } = dialog;
  const banner = banners?.find(({ id }) => id === dialog.id);
  const isGone = kind !== 'add' && banners && !banner;
  useClosedIfGone(Boolean(isGone), close);

  if (kind === 'add') return <BannerDialog onClose={close} />;
  const Dialog = ABOUT_A_BANNER[kind];
  return banner && <Dialog banner={banner} onClose={close} />;
}
