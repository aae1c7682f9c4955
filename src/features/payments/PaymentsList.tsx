import { useDeferredValue, useMemo } from 'react';
import { bindActionCreators } from '@reduxjs/toolkit';
import { CreditCard } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { useHasArrived } from '@/components/skeleton/useHasArrived';
import { NothingMatches } from '@/components/state/NothingMatches';
import { PagedTable } from '@/components/table/PagedTable';
import { type Loaded } from '@/lib/loaded';
import { EmptyList } from '@/screen/EmptyList';
import { useColumns } from '@/screen/viewMenu/useColumns';
import { type PaymentMethod } from '@/services/payments';
import { PAYMENTS_TABLE } from './paymentsColumns';
import { dialogOpened, paymentsScreen, selectPaymentsScreen } from './paymentsScreen';
import { searchMethods, sortMethods } from './paymentsView';

interface Props {
  methods: Loaded<readonly PaymentMethod[]>;
  isLoading: boolean;
}

const NO_METHODS: readonly PaymentMethod[] = [];

const methodId = ({ id }: PaymentMethod) => id;

/** The list: loading, empty, without matches or with rows. After a failed first load it stays blank. */
export function PaymentsList({ methods, isLoading }: Props) {
  const hasArrived = useHasArrived(methods);
  const columns = useColumns(PAYMENTS_TABLE);
  const events = bindActionCreators(paymentsScreen.actions, useDispatch());
  const view = useSelector(selectPaymentsScreen);
  // Deferred, so that the typed letter is painted before the rows.
  const search = useDeferredValue(view.search).trim();
  const found = useMemo(
    () => sortMethods(searchMethods(methods ?? NO_METHODS, search), view.sort),
    [methods, search, view.sort],
  );

  if (!methods || !hasArrived) return (isLoading || methods) && <TableSkeleton columns={columns} />;
  if (methods.length === 0)
    return (
      <EmptyList
        icon={CreditCard}
        title="No payment methods found"
        text="Get started by adding your first payment method."
        add="Add Payment Method"
        opens={dialogOpened({ kind: 'add' })}
      />
    );
  if (found.length === 0)
    return <NothingMatches title="No payment methods found" search={search} onClear={() => events.searchChanged('')} />;
  return (
    <PagedTable
      label="Payment Methods"
      columns={columns}
      rows={found}
      rowId={methodId}
      view={view}
      events={events}
      count={countOf(found.length, 'method')}
    />
  );
}
