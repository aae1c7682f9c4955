import { useDeferredValue, useMemo } from 'react';
import { Images } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { NoMatches } from '@/components/state/NoMatches';
import { type Banner } from '@/services/banners';
import { AddBannerButton } from './AddBannerButton';
import { BANNERS_COLUMNS } from './bannersColumns';
import { searchChanged, selectBannersScreen } from './bannersScreen';
import { BannersTable } from './BannersTable';
import { searchBanners } from './bannersView';

interface Props {
  /** Undefined until the first load went through. */
  banners: readonly Banner[] | undefined;
  isLoading: boolean;
}

const NO_BANNERS: readonly Banner[] = [];

/** The list's four faces: loading, empty, filtered to nothing, full. After a failed first load it stays blank. */
export function BannersList({ banners, isLoading }: Props) {
  const dispatch = useDispatch();
  // The letter typed is painted first; the rows follow.
  const search = useDeferredValue(useSelector(selectBannersScreen).search).trim();
  const found = useMemo(() => searchBanners(banners ?? NO_BANNERS, search), [banners, search]);

  if (!banners) return isLoading && <TableSkeleton columns={BANNERS_COLUMNS} />;
  if (banners.length === 0)
    return <EmptyState icon={<Images aria-hidden />} title="No banners found" action={<AddBannerButton />} />;
  if (found.length === 0)
    return (
      <NoMatches
        title="No banners found"
        description={`Nothing matches “${search}”.`}
        onClear={() => dispatch(searchChanged(''))}
      />
    );
  return <BannersTable found={found} />;
}
