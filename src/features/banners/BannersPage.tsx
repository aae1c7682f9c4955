import { useSelector } from 'react-redux';
import { PlusLg } from 'react-bootstrap-icons';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { AddButton } from '@/screen/AddButton';
import { ChecksLinkPart, ChecksPart, lazyChecks } from '@/screen/checks/ChecksPart';
import { SavedNote } from '@/screen/elsewhere/SavedNote';
import { ON_ENTRY } from '@/screen/onEntry';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { SearchRow } from '@/screen/SearchRow';
import { screenOf } from '@/screen/section';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { ViewChips } from '@/screen/viewMenu/ViewChips';
import { useListBannersQuery } from '@/services/banners';
import { BannersList } from './BannersList';
import { BANNERS_TABLE } from './bannersColumns';
import {
  BANNERS,
  bannersScreen,
  bannersUrlFields,
  dialogClosed,
  dialogOpened,
  searchChanged,
  selectBannersScreen,
  viewSelected,
} from './bannersScreen';
import { BANNERS_EXPORT, exportedBanners } from './bannersView';
import './banners.scss';

const NOT_KNOWN = '—';

const bannersDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "banners-dialogs" */ './BannersDialogs')).BannersDialogs,
);
const bannersSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "banners-dialogs" */ './BannersSaved')).BannersSaved,
);
const checks = lazyChecks(async () => (await import(/* webpackChunkName: "checks" */ './checks')).bannersChecks);

/** The Banners screen. Entering it refetches the list; cached rows stay on screen meanwhile. */
export function BannersPage() {
  const { view, search, sort, dialog, saved } = useSelector(selectBannersScreen);
  const { data: banners, isFetching } = useListBannersQuery(undefined, ON_ENTRY);
  // In the head, and on a phone beside Sort by.
  const total = (
    <>
      <span className="meta">Total Banners:</span> <b className="figures">{banners?.length ?? NOT_KNOWN}</b>
    </>
  );
  const checked = { banners, isLoading: isFetching };
  const rows = () => exportedBanners(banners, search, sort);
  return (
    <>
      {view === 'checks' ? (
        <ChecksPart of={checks} lists={checked} section="Banner" back={viewSelected('list')} />
      ) : (
        <>
          <div className="page-head">
            <p className="counter">{total}</p>
            <ChecksLinkPart of={checks} lists={checked} />
            <div className="page-actions push">
              <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'add' })} className="btn-primary">
                Add Banner
              </AddButton>
            </div>
          </div>
          <ViewChips screen={BANNERS} table={BANNERS_TABLE.name} rows={banners && rows} />
          <section className="card fits" aria-label="Banners" aria-busy={isFetching}>
            <div className="toolbar">
              <SearchRow value={search} changed={searchChanged} placeholder="Search banners...">
                <ViewButton
                  screen={BANNERS}
                  table={BANNERS_TABLE}
                  exported={[{ name: 'banners', noun: 'banner', columns: BANNERS_EXPORT, rows }]}
                >
                  <ChecksLinkPart of={checks} lists={checked} />
                </ViewButton>
              </SearchRow>
            </div>
            <SavedNote of={bannersSaved} props={saved && banners && { saved, banners }} />
            <BannersList banners={banners} isLoading={isFetching} count={total} />
          </section>
        </>
      )}
      <ScreenDialogs of={bannersDialogs} props={{ banners }} dialog={dialog} closed={dialogClosed} />
    </>
  );
}

export const screen = screenOf(
  BannersPage,
  bannersScreen,
  bannersUrlFields,
  async () => (await import(/* webpackChunkName: "banners-dialogs" */ './bannersChanges')).bannersChanges,
);
