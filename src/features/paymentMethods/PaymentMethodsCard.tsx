import { CreditCard, InfoCircle } from 'react-bootstrap-icons';
import { usePhone } from '@/components/layout/phone';
import { type Loaded } from '@/lib/loaded';
import { EmptyList } from '@/screen/EmptyList';
import { SavedRow } from '@/screen/list/SavedRow';
import { Counted, TableCard } from '@/screen/list/TableCard';
import { TableRows } from '@/screen/list/TableRows';
import { type PaymentMethod } from '@/services/paymentMethods';
import { PAYMENT_METHODS_TABLE } from './paymentMethodsColumns';
import { dialogOpened } from './paymentMethodsScreen';

const EXPLANATION = (
  <p className="info-box">
    <InfoCircle aria-hidden />
    Users view these methods to pay online, then attach a payment-confirmation screenshot for verification.
  </p>
);

interface Props {
  methods: Loaded<readonly PaymentMethod[]>;
  isLoading: boolean;
}

/** The table of the methods, and what they are for; on a phone that follows the list, which is to start near the top. */
export function PaymentMethodsCard({ methods, isLoading }: Props) {
  const isPhone = usePhone();
  const table = { of: PAYMENT_METHODS_TABLE, rows: methods, isLoading };
  return (
    <>
      {!isPhone && EXPLANATION}
      <TableCard
        {...table}
        className="payment-methods"
        lead={<Counted {...table} />}
        placeholder="Search payment methods..."
      >
        <SavedRow />
        <TableRows>
          <EmptyList
            icon={CreditCard}
            title="No payment methods found"
            text="Get started by adding your first payment method."
            add="Add Payment Method"
            opens={dialogOpened({ kind: 'add' })}
          />
        </TableRows>
      </TableCard>
      {isPhone && EXPLANATION}
    </>
  );
}
