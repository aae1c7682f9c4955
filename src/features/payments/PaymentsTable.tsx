import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { DataTable } from '@/components/table/DataTable';
import { pageOf } from '@/components/table/pageOf';
import { type Sort } from '@/components/table/sort';
import { TableFoot } from '@/components/table/TableFoot';
import { type PaymentMethod } from '@/services/payments';
import { PAYMENTS_COLUMNS } from './paymentsColumns';
import { pageChanged, selectPaymentsScreen, sizeChanged, sorted, type PaymentsSort } from './paymentsScreen';
import { sortMethods } from './paymentsView';

const methodId = ({ id }: PaymentMethod) => id;

/** One page of the methods that the search found. */
export function PaymentsTable({ found }: { found: readonly PaymentMethod[] }) {
  const dispatch = useDispatch();
  const { sort, page, size } = useSelector(selectPaymentsScreen);
  const ordered = useMemo(() => sortMethods(found, sort), [found, sort]);
  const { current, rows } = pageOf(ordered, page, size);
  return (
    <>
      <DataTable
        label="Payment Methods"
        columns={PAYMENTS_COLUMNS}
        rows={rows}
        rowId={methodId}
        sort={sort}
        onSort={(next: Sort | null) => dispatch(sorted(next as PaymentsSort | null))}
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
