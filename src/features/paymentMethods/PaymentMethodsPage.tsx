import { CreditCard, CreditCardFill, InfoCircle, PlusLg } from 'react-bootstrap-icons';
import { AddButton } from '@/screen/AddButton';
import { ListHead, ListPage } from '@/screen/list/ListPage';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { useListPaymentMethodsQuery, type PaymentMethod } from '@/services/paymentMethods';
import { usePhone } from '@/components/layout/phone';
import { type Loaded } from '@/lib/loaded';
import { EmptyList } from '@/screen/EmptyList';
import { SavedRow } from '@/screen/list/SavedRow';
import { Counted, TableCard } from '@/screen/list/TableCard';
import { TableRows } from '@/screen/list/TableRows';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { dialogOpened, paymentMethodsScreen } from './paymentMethodsScreen';
import { PAYMENT_METHODS_TABLE } from './paymentMethodsColumns';
import './paymentMethods.scss';

const dialogs = lazyDialogs(
  '/payments',
  async () =>
    (await import(/* webpackChunkName: "payments-dialogs" */ './PaymentMethodsDialogs')).PaymentMethodsDialogs,
);

/** What members pay by. Entering the screen refetches the list; cached rows stay on screen meanwhile. */
function PaymentMethodsPage() {
  const { data: methods, isFetching } = useListPaymentMethodsQuery(undefined, ON_ENTRY);
  return (
    <ListPage of={paymentMethodsScreen} lists={{ methods }} dialogs={dialogs}>
      <ListHead lead={<p className="soft">Manage payment methods for users to make payments</p>}>
        <AddButton
          icon={PlusLg}
          label="Add Category"
          opens={dialogOpened({ kind: 'addCategory' })}
          className="btn-outline-secondary"
        />
        <AddButton
          icon={PlusLg}
          label="Add Payment Method"
          opens={dialogOpened({ kind: 'add' })}
          className="btn-primary"
        />
      </ListHead>
      <PaymentMethodsCard methods={methods} isLoading={isFetching} />
    </ListPage>
  );
}

export const screen: Screen = {
  Page: PaymentMethodsPage,
  icon: CreditCardFill,
  state: paymentMethodsScreen,
};

const EXPLANATION = (
  <p className="info-box">
    <InfoCircle aria-hidden />
    Users view these methods to pay online, then attach a payment-confirmation screenshot for verification.
  </p>
);

/** The table of the methods, and what they are for; on a phone that follows the list, which is to start near the top. */
function PaymentMethodsCard({ methods, isLoading }: { methods: Loaded<readonly PaymentMethod[]>; isLoading: boolean }) {
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
