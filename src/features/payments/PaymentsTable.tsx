import { useMemo } from 'react';
import { bindActionCreators } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { PagedTable } from '@/components/table/PagedTable';
import { type PaymentMethod } from '@/services/payments';
import { PAYMENTS_COLUMNS } from './paymentsColumns';
import { paymentsScreen, selectPaymentsScreen } from './paymentsScreen';
import { sortMethods } from './paymentsView';

const methodId = ({ id }: PaymentMethod) => id;

/** One page of the methods that the search found. */
export function PaymentsTable({ found }: { found: readonly PaymentMethod[] }) {
  const events = bindActionCreators(paymentsScreen.actions, useDispatch());
  const view = useSelector(selectPaymentsScreen);
  const ordered = useMemo(() => sortMethods(found, view.sort), [found, view.sort]);
  return (
    <PagedTable
      label="Payment Methods"
      columns={PAYMENTS_COLUMNS}
      rows={ordered}
      rowId={methodId}
      view={view}
      events={events}
      count={countOf(found.length, 'method')}
    />
  );
}
