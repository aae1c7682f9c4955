import { titleOf } from '@/components/format/title';
import { MediaThumb } from '@/components/media/MediaThumb';
import { type Column } from '@/components/table/column';
import { type Banner } from '@/services/banners';
import { mediaUrl } from '@/services/media/media';
import { BannerActions } from './BannerActions';
import { BannerLink } from './BannerLink';

/** The columns of the banners' table. Made once, so that a row draws again only when its banner changed. */
export const BANNERS_COLUMNS: Column<Banner>[] = [
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
