import { PlusLg } from 'react-bootstrap-icons';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { AddButton } from '@/screen/AddButton';
import { ListDialogs, ListHead, ListPage } from '@/screen/list/ListPage';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { useListPaymentMethodsQuery } from '@/services/paymentMethods';
import { PaymentMethodsCard } from './PaymentMethodsCard';
import { dialogOpened, paymentMethodsScreen } from './paymentMethodsScreen';
import './paymentMethods.scss';

const dialogs = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "payments-dialogs" */ './PaymentMethodsDialogs')).PaymentMethodsDialogs,
);

/** What members pay by. Entering the screen refetches the list; cached rows stay on screen meanwhile. */
function PaymentMethodsPage() {
  const { data: methods, isFetching } = useListPaymentMethodsQuery(undefined, ON_ENTRY);
  return (
    <ListPage of={paymentMethodsScreen}>
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
      <ListDialogs of={dialogs} props={{ methods }} />
    </ListPage>
  );
}

export const screen: Screen = {
  Page: PaymentMethodsPage,
  state: paymentMethodsScreen,
  changes: async () =>
    (await import(/* webpackChunkName: "payments-dialogs" */ './paymentMethodsChanges')).paymentMethodsChanges,
};
