import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { MediaThumb } from '@/components/media/MediaThumb';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { type Column } from '@/components/table/column';
import { useRowMenu } from '@/screen/rowTools/useRowMenu';
import { type TableSpec } from '@/screen/list/tableContext';
import { searchRows } from '@/screen/listRows';
import { type Banner } from '@/services/banners';
import { safeLink } from '@/services/media/links';
import { mediaUrl } from '@/services/media/media';
import { dialogOpened, type BannersDialog } from './bannersScreen';

const linkOf = ({ link }: Banner) => link;

/** The columns of the banners' table. A constant, so that a row re-renders only when its banner changes. */
const BANNERS_COLUMNS: Column<Banner>[] = [
  {
    key: 'image',
    header: 'Image',
    exported: ({ image }) => image,
    cell: ({ image, link }) => (
      <MediaThumb url={mediaUrl(image)} alt={`Banner of ${titleOf(link)}`} className="banner-thumb" />
    ),
  },
  {
    key: 'link',
    header: 'Link',
    sort: linkOf,
    exported: linkOf,
    share: 80,
    cell: ({ link }) => <BannerLink link={link} />,
  },
  { key: 'actions', header: 'Actions', cell: (banner) => <BannerActions banner={banner} /> },
];

/** A search looks in the links. */
export const BANNERS_TABLE: TableSpec<Banner> = {
  name: 'banners',
  label: 'Banners',
  noun: 'banner',
  columns: BANNERS_COLUMNS,
  nameOf: ({ link }) => titleOf(link),
  search: (banners, search) => searchRows(banners, linkOf, search),
  exported: { name: 'banners' },
};

/** Opens in a new tab; a link that leads nowhere safe is shown as the text that was typed. */
function BannerLink({ link }: { link: string }) {
  const text = link.trim();
  const address = safeLink(text);
  if (!address) return text || 'N/A';
  return (
    <a className="link" href={address} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

function BannerActions({ banner: { id, link } }: { banner: Banner }) {
  const dispatch = useDispatch();
  const open = (kind: BannersDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const items = useRowMenu(id, editMenu({ edit: open('edit'), remove: open('delete') }));
  return <RowMenu label={`Actions for ${titleOf(link)}`} items={items} />;
}
