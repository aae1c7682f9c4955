import { InfoCircle, PlusLg } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { usePhone } from '@/components/layout/phone';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { AddButton } from '@/screen/AddButton';
import { SavedNote } from '@/screen/elsewhere/SavedNote';
import { ON_ENTRY } from '@/screen/onEntry';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { SearchRow } from '@/screen/SearchRow';
import { screenOf } from '@/screen/section';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { ViewChips } from '@/screen/viewMenu/ViewChips';
import { useListPaymentMethodsQuery } from '@/services/payments';
import { PaymentsList } from './PaymentsList';
import { PAYMENTS_TABLE } from './paymentsColumns';
import {
  dialogClosed,
  dialogOpened,
  PAYMENTS,
  paymentsScreen,
  paymentsUrlFields,
  searchChanged,
  selectPaymentsScreen,
} from './paymentsScreen';
import { exportedMethods, PAYMENTS_EXPORT } from './paymentsView';
import './payments.scss';

const paymentsDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "payments-dialogs" */ './PaymentsDialogs')).PaymentsDialogs,
);
const paymentsSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "payments-dialogs" */ './PaymentsSaved')).PaymentsSaved,
);

const SUBTITLE = 'Manage payment methods for users to make payments';
const EXPLANATION =
  'Users view these methods to pay online, then attach a payment-confirmation screenshot for verification.';

/** The Payments screen. Entering it refetches the list; cached rows stay on screen meanwhile. */
export function PaymentsPage() {
  const { search, sort, dialog, saved } = useSelector(selectPaymentsScreen);
  const { data: methods, isFetching } = useListPaymentMethodsQuery(undefined, ON_ENTRY);
  const isPhone = usePhone();
  const rows = () => exportedMethods(methods, search, sort);
  // On a phone it follows the list, which is to start near the top.
  const explanation = (
    <p className="info-box">
      <InfoCircle aria-hidden />
      {EXPLANATION}
    </p>
  );
  return (
    <>
      <div className="page-head">
        <p className="soft">{SUBTITLE}</p>
        <div className="page-actions push">
          <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'addCategory' })} className="btn-outline-secondary">
            Add Category
          </AddButton>
          <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'add' })} className="btn-primary">
            Add Payment Method
          </AddButton>
        </div>
      </div>
      {!isPhone && explanation}
      <ViewChips screen={PAYMENTS} table={PAYMENTS_TABLE.name} rows={methods && rows} />
      <section className="card payments fits" aria-label="Payment Methods" aria-busy={isFetching}>
        <div className="toolbar">
          <p className="counted soft figures">{methods && countOf(methods.length, 'method')}</p>
          <SearchRow value={search} changed={searchChanged} placeholder="Search payment methods...">
            <ViewButton
              screen={PAYMENTS}
              table={PAYMENTS_TABLE}
              exported={[
                {
                  name: 'payment-methods',
                  noun: 'method',
                  columns: PAYMENTS_EXPORT,
                  rows,
                  fullLabel: 'Include full account numbers',
                },
              ]}
            />
          </SearchRow>
        </div>
        <SavedNote of={paymentsSaved} props={saved && methods && { saved, methods }} />
        <PaymentsList methods={methods} isLoading={isFetching} />
      </section>
      {isPhone && explanation}
      <ScreenDialogs of={paymentsDialogs} props={{ methods }} dialog={dialog} closed={dialogClosed} />
    </>
  );
}

export const screen = screenOf(
  PaymentsPage,
  paymentsScreen,
  paymentsUrlFields,
  async () => (await import(/* webpackChunkName: "payments-dialogs" */ './paymentsChanges')).paymentsChanges,
);
