import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { DataTable } from '@/components/table/DataTable';
import { pageOf } from '@/components/table/pageOf';
import { type Sort } from '@/components/table/sort';
import { TableFoot } from '@/components/table/TableFoot';
import { type Banner } from '@/services/banners';
import { BANNERS_COLUMNS } from './bannersColumns';
import { pageChanged, selectBannersScreen, sizeChanged, sorted, type BannersSort } from './bannersScreen';
import { sortBanners } from './bannersView';

const bannerId = ({ id }: Banner) => id;

/** One page of the banners that the search found. */
export function BannersTable({ found }: { found: readonly Banner[] }) {
  const dispatch = useDispatch();
  const { sort, page, size } = useSelector(selectBannersScreen);
  const ordered = useMemo(() => sortBanners(found, sort), [found, sort]);
  const { current, rows } = pageOf(ordered, page, size);
  return (
    <>
      <DataTable
        label="Banners"
        columns={BANNERS_COLUMNS}
        rows={rows}
        rowId={bannerId}
        sort={sort}
        onSort={(next: Sort | null) => dispatch(sorted(next as BannersSort | null))}
      />
      <TableFoot
        page={current}
        pageSize={size}
        total={found.length}
        onPage={(next) => dispatch(pageChanged(next))}
        onPageSize={(next) => dispatch(sizeChanged(next))}
      />
    </>
  );
}
