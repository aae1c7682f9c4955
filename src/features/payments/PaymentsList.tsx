import { useDeferredValue, useMemo } from 'react';
import { CreditCard } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { NoMatches } from '@/components/state/NoMatches';
import { type PaymentMethod } from '@/services/payments';
import { AddMethodButton } from './AddButtons';
import { PAYMENTS_COLUMNS } from './paymentsColumns';
import { searchChanged, selectPaymentsScreen } from './paymentsScreen';
import { PaymentsTable } from './PaymentsTable';
import { searchMethods } from './paymentsView';

interface Props {
  /** Undefined until the first load went through. */
  methods: readonly PaymentMethod[] | undefined;
  isLoading: boolean;
}

const NO_METHODS: readonly PaymentMethod[] = [];

/** The list's four faces: loading, empty, filtered to nothing, full. After a failed first load it stays blank. */
export function PaymentsList({ methods, isLoading }: Props) {
  const dispatch = useDispatch();
  // The letter typed is painted first; the rows follow.
  const search = useDeferredValue(useSelector(selectPaymentsScreen).search).trim();
  const found = useMemo(() => searchMethods(methods ?? NO_METHODS, search), [methods, search]);

  if (!methods) return isLoading && <TableSkeleton columns={PAYMENTS_COLUMNS} />;
  if (methods.length === 0)
    return (
      <EmptyState
        icon={<CreditCard aria-hidden />}
        title="No payment methods found"
        text="Get started by adding your first payment method."
        action={<AddMethodButton />}
      />
    );
  if (found.length === 0)
    return (
      <NoMatches
        title="No payment methods found"
        description={`Nothing matches “${search}”.`}
        onClear={() => dispatch(searchChanged(''))}
      />
    );
  return <PaymentsTable found={found} />;
}
