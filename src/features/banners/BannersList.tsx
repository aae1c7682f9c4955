import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { bindActionCreators } from '@reduxjs/toolkit';
import { Images } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { useHasArrived } from '@/components/skeleton/useHasArrived';
import { NothingMatches } from '@/components/state/NothingMatches';
import { CountRow } from '@/components/table/CountRow';
import { PagedTable } from '@/components/table/PagedTable';
import { type Loaded } from '@/lib/loaded';
import { EmptyList } from '@/screen/EmptyList';
import { useColumns } from '@/screen/viewMenu/useColumns';
import { type Banner } from '@/services/banners';
import { BANNERS_TABLE } from './bannersColumns';
import { bannersScreen, dialogOpened, selectBannersScreen } from './bannersScreen';
import { searchBanners, sortBanners } from './bannersView';

interface Props {
  banners: Loaded<readonly Banner[]>;
  isLoading: boolean;
  /** Rendered beside Sort by on a phone. */
  count: ReactNode;
}

const NO_BANNERS: readonly Banner[] = [];

const bannerId = ({ id }: Banner) => id;

/** The list: loading, empty, without matches or with rows. After a failed first load it stays blank. */
export function BannersList({ banners, isLoading, count }: Props) {
  const hasArrived = useHasArrived(banners);
  const columns = useColumns(BANNERS_TABLE);
  const events = bindActionCreators(bannersScreen.actions, useDispatch());
  const view = useSelector(selectBannersScreen);
  // Deferred, so that the typed letter is painted before the rows.
  const search = useDeferredValue(view.search).trim();
  const found = useMemo(
    () => sortBanners(searchBanners(banners ?? NO_BANNERS, search), view.sort),
    [banners, search, view.sort],
  );

  if (!banners || !hasArrived) return (isLoading || banners) && <TableSkeleton columns={columns} count={count} />;
  if (banners.length === 0)
    return <EmptyList icon={Images} title="No banners found" add="Add Banner" opens={dialogOpened({ kind: 'add' })} />;
  if (found.length === 0)
    return (
      <>
        <CountRow count={count} />
        <NothingMatches title="No banners found" search={search} onClear={() => events.searchChanged('')} />
      </>
    );
  return (
    <PagedTable
      label="Banners"
      columns={columns}
      rows={found}
      rowId={bannerId}
      view={view}
      events={events}
      count={count}
    />
  );
}
