import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { countOf } from '@/components/format/number';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { useHasArrived } from '@/components/skeleton/useHasArrived';
import { NothingMatches } from '@/components/state/NothingMatches';
import { CountRow } from '@/components/table/SortRow';
import { DataTable } from '@/components/table/DataTable';
import { PagedTable } from '@/components/table/PagedTable';
import { type Id } from '@/services/http/decode';
import { useColumns } from '../viewMenu/useColumns';
import { useList, type ListView } from './listContext';
import { findRows, useTable } from './tableContext';

interface Props {
  /** Beside Sort by on a phone, in place of how many rows are found. */
  count?: ReactNode;
  /** Shown while the list has no rows at all. */
  children: ReactNode;
}

const NONE: readonly never[] = [];

/** About a screen full of rows of a table that has no pages. */
const UNPAGED_SKELETON = 5;

const rowId = ({ id }: { id: Id }) => id;

type Paged = ListView & Required<Pick<ListView, 'page' | 'size' | 'sort'>>;

const isPaged = (view: ListView): view is Paged => view.page !== undefined;

/** The rows of a table: loading, none at all, none that match, or shown. After a failed first load it stays blank. */
export function TableRows({ count, children }: Props) {
  const { of, rows, isLoading } = useTable();
  const { view, events } = useList();
  const hasArrived = useHasArrived(rows);
  const columns = useColumns(of);
  // Deferred, so that the typed letter is painted before the rows.
  const search = useDeferredValue(view.search).trim();
  const { sort = null } = view;
  const found = useMemo(() => findRows(of, rows ?? NONE, search, sort), [of, rows, search, sort]);

  if (!rows || !hasArrived)
    return (
      (isLoading || rows) && (
        <TableSkeleton columns={columns} rows={isPaged(view) ? undefined : UNPAGED_SKELETON} count={count} />
      )
    );
  if (rows.length === 0) return children;
  if (found.length === 0)
    return (
      <>
        {count && <CountRow count={count} />}
        <NothingMatches
          title={`No ${of.label.toLowerCase()} found`}
          search={search}
          onClear={() => events.searchChanged('')}
        />
      </>
    );
  const shown = { label: of.label, columns, rowId };
  return isPaged(view) ? (
    <PagedTable {...shown} rows={found} view={view} events={events} count={count ?? countOf(found.length, of.noun)} />
  ) : (
    <DataTable {...shown} rows={[...found]} marked={view.marked} />
  );
}
