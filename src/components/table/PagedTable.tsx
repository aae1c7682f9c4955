import { useMemo, type ReactNode } from 'react';
import { type Column } from './column';
import { DataTable } from './DataTable';
import { pageOf } from './pageOf';
import { type Sort } from './sort';
import { TableFoot } from './TableFoot';
import { useExistingPage } from './useExistingPage';

interface Props<Row, Order extends Sort> {
  /** The table's accessible name. */
  label: string;
  columns: Column<Row>[];
  /** All rows that were found, in order. */
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  view: { page: number; size: number; sort?: Order | null; marked?: string | number | null };
  /** The action creators of `tableReducers`, bound to the store; without `sorted` no column sorts. */
  events: {
    sorted?: (sort: Order | null) => unknown;
    pageChanged: (page: number) => unknown;
    sizeChanged: (size: number) => unknown;
  };
  /** Rendered beside Sort by, above the cards on a phone. */
  count?: ReactNode;
  /** The choices of rows per page. */
  sizes?: readonly number[];
}

/** One page of a long list, with the foot that turns pages. */
export function PagedTable<Row, Order extends Sort>(props: Props<Row, Order>) {
  const { rows: all, view, events, sizes, ...table } = props;
  const { page, size } = view;
  const { current, rows } = useMemo(() => pageOf(all, page, size), [all, page, size]);
  useExistingPage(page, current, events.pageChanged);
  return (
    <>
      <DataTable
        {...table}
        rows={rows}
        marked={view.marked}
        sort={view.sort}
        onSort={events.sorted as ((sort: Sort | null) => unknown) | undefined}
      />
      <TableFoot
        page={current}
        pageSize={size}
        total={all.length}
        sizes={sizes}
        onPage={events.pageChanged}
        onPageSize={events.sizeChanged}
      />
    </>
  );
}
