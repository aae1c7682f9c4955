import { useDeferredValue, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { useHasArrived } from '@/components/skeleton/useHasArrived';
import { EmptyState } from '@/components/state/EmptyState';
import { NothingMatches } from '@/components/state/NothingMatches';
import { type Loaded } from '@/lib/loaded';
import { searchRows } from '@/screen/listView';
import { useColumns } from '@/screen/viewMenu/useColumns';
import { type Id } from '@/services/http/decode';
import { FoundTable } from './FoundTable';
import { searchChanged, selectNotificationsScreen } from './notificationsScreen';
import { type TableSpec } from './tableSpec';

interface Props<Row> {
  spec: TableSpec<Row>;
  rows: Loaded<readonly Row[]>;
  isLoading: boolean;
}

const NOTHING: readonly never[] = [];

/** The tab's table: loading, empty, without matches or with rows. After a failed first load it stays blank. */
export function TabTable<Row extends { id: Id }>({ spec, rows, isLoading }: Props<Row>) {
  const hasArrived = useHasArrived(rows);
  const columns = useColumns(spec.table);
  const dispatch = useDispatch();
  // Deferred, so that typing stays fast with many rows.
  const search = useDeferredValue(useSelector(selectNotificationsScreen).search).trim();
  const found = useMemo(() => searchRows(rows ?? NOTHING, spec.textOf, search), [rows, spec, search]);

  if (!rows || !hasArrived) return (isLoading || rows) && <TableSkeleton columns={columns} />;
  if (rows.length === 0) return <EmptyState icon={spec.icon} title={spec.emptyTitle} action={spec.addButton} />;
  if (found.length === 0)
    return <NothingMatches title={spec.emptyTitle} search={search} onClear={() => dispatch(searchChanged(''))} />;
  return <FoundTable spec={spec} columns={columns} found={found} />;
}
