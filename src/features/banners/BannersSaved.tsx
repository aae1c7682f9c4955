import { useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { type Saved } from '@/screen/elsewhere/placeState';
import { tablePlace } from '@/screen/elsewhere/recordPlace';
import { SavedPlace } from '@/screen/elsewhere/SavedPlace';
import { type Banner } from '@/services/banners';
import { bannersScreen, bannersUrlFields, selectBannersScreen } from './bannersScreen';
import { exportedBanners } from './bannersView';

interface Props {
  saved: Saved;
  banners: readonly Banner[];
}

/** Where the saved banner is. */
export function BannersSaved({ saved, banners }: Props) {
  const view = useSelector(selectBannersScreen);
  const find = (search: string) => exportedBanners(banners, search, view.sort);
  const place = tablePlace({ id: saved.id, view, find, nameOf: ({ link }) => titleOf(link) });
  return <SavedPlace of={bannersScreen} fields={bannersUrlFields} view={view} place={place} />;
}
