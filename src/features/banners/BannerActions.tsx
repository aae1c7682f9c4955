import { Pencil, Trash } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { RowMenu } from '@/components/menu/RowMenu';
import { type Banner } from '@/services/banners';
import { dialogOpened, type BannersDialog } from './bannersScreen';

export function BannerActions({ banner: { id, link } }: { banner: Banner }) {
  const dispatch = useDispatch();
  const open = (kind: BannersDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  return (
    <RowMenu
      label={`Actions for ${titleOf(link)}`}
      items={[
        { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: open('edit') },
        'divider',
        { label: 'Delete', icon: <Trash aria-hidden />, onSelect: open('delete'), tone: 'danger' },
      ]}
    />
  );
}
