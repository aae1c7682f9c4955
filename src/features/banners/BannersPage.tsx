import { useDispatch, useSelector } from 'react-redux';
import { SearchBox } from '@/components/search/SearchBox';
import { screenOf } from '@/screen/section';
import { useListBannersQuery } from '@/services/banners';
import { AddBannerButton } from './AddBannerButton';
import { BannersDialogs } from './BannersDialogs';
import { BannersExport } from './BannersExport';
import { BannersList } from './BannersList';
import { searchChanged, selectBannersScreen, bannersScreen, bannersUrlFields } from './bannersScreen';

const NOT_KNOWN = '—';

/** The banners. Entering it loads the list again; rows already known stay on screen meanwhile. */
export function BannersPage() {
  const dispatch = useDispatch();
  const { search } = useSelector(selectBannersScreen);
  const { data: banners, isFetching } = useListBannersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <div className="page-head">
        <p className="counter">
          <span className="meta">Total Banners:</span> <b className="figures">{banners?.length ?? NOT_KNOWN}</b>
        </p>
        <BannersExport banners={banners} />
        <AddBannerButton className="push" />
      </div>
      <section className="card fits" aria-label="Banners" aria-busy={isFetching}>
        <div className="toolbar">
          <div className="search-row">
            <SearchBox
              value={search}
              onChange={(text) => dispatch(searchChanged(text))}
              placeholder="Search banners..."
            />
          </div>
        </div>
        <BannersList banners={banners} isLoading={isFetching} />
      </section>
      <BannersDialogs banners={banners} />
    </>
  );
}

export const screen = screenOf(BannersPage, bannersScreen, bannersUrlFields);
