import { useDispatch } from 'react-redux';
import { type ExportColumn } from '@/components/export/table';
import { titleOf } from '@/components/format/title';
import { MediaThumb } from '@/components/media/MediaThumb';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { type Column } from '@/components/table/column';
import { useRowMenu } from '@/screen/rowTools/useRowMenu';
import { type TableSpec } from '@/screen/list/tableContext';
import { searchRows, sortRows } from '@/screen/listRows';
import { type Banner } from '@/services/banners';
import { safeLink } from '@/services/media/links';
import { mediaUrl } from '@/services/media/media';
import { dialogOpened, type BannersDialog } from './bannersScreen';

/** The columns of the banners' table. A constant, so that a row re-renders only when its banner changes. */
const BANNERS_COLUMNS: Column<Banner>[] = [
  {
    key: 'image',
    header: 'Image',
    cell: ({ image, link }) => (
      <MediaThumb url={mediaUrl(image)} alt={`Banner of ${titleOf(link)}`} className="banner-thumb" />
    ),
  },
  {
    key: 'link',
    header: 'Link',
    isSortable: true,
    share: 80,
    cell: ({ link }) => <BannerLink link={link} />,
  },
  { key: 'actions', header: 'Actions', cell: (banner) => <BannerActions banner={banner} /> },
];

const EXPORTED: ExportColumn<Banner>[] = [
  { header: 'Image', of: 'image', value: ({ image }) => image },
  { header: 'Link', of: 'link', value: ({ link }) => link },
];

const linkOf = ({ link }: Banner) => link;

/** A search looks in the links. */
export const BANNERS_TABLE: TableSpec<Banner> = {
  name: 'banners',
  label: 'Banners',
  noun: 'banner',
  columns: BANNERS_COLUMNS,
  nameOf: ({ link }) => titleOf(link),
  find: (banners, search, sort) => sortRows(searchRows(banners, linkOf, search), { link: linkOf }, sort),
  exported: { name: 'banners', columns: EXPORTED },
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
