import { InfoCircle } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { SearchBox } from '@/components/search/SearchBox';
import { screenOf } from '@/screen/section';
import { useListPaymentMethodsQuery } from '@/services/payments';
import { AddCategoryButton, AddMethodButton } from './AddButtons';
import { PaymentsDialogs } from './PaymentsDialogs';
import { PaymentsExport } from './PaymentsExport';
import { PaymentsList } from './PaymentsList';
import { searchChanged, selectPaymentsScreen, paymentsScreen, paymentsUrlFields } from './paymentsScreen';

/** The payment methods. Entering it loads the list again; rows already known stay on screen meanwhile. */
export function PaymentsPage() {
  const dispatch = useDispatch();
  const { search } = useSelector(selectPaymentsScreen);
  const { data: methods, isFetching } = useListPaymentMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <div className="page-head">
        <p className="soft">Manage payment methods for users to make payments</p>
        <div className="page-actions payment-actions push">
          <PaymentsExport methods={methods} />
          <AddCategoryButton />
          <AddMethodButton />
        </div>
      </div>
      <p className="info-box">
        <InfoCircle aria-hidden />
        Users view these methods to pay online, then attach a payment-confirmation screenshot for verification.
      </p>
      <section className="card payments fits" aria-label="Payment Methods" aria-busy={isFetching}>
        <div className="toolbar">
          <p className="counted soft figures">{methods && countOf(methods.length, 'method')}</p>
          <div className="search-row">
            <SearchBox
              value={search}
              onChange={(text) => dispatch(searchChanged(text))}
              placeholder="Search payment methods..."
            />
          </div>
        </div>
        <PaymentsList methods={methods} isLoading={isFetching} />
      </section>
      <PaymentsDialogs methods={methods} />
    </>
  );
}

export const screen = screenOf(PaymentsPage, paymentsScreen, paymentsUrlFields);
