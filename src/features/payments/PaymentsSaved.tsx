import { useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { type Saved } from '@/screen/elsewhere/placeState';
import { tablePlace } from '@/screen/elsewhere/recordPlace';
import { SavedPlace } from '@/screen/elsewhere/SavedPlace';
import { type PaymentMethod } from '@/services/payments';
import { paymentsScreen, paymentsUrlFields, selectPaymentsScreen } from './paymentsScreen';
import { exportedMethods } from './paymentsView';

interface Props {
  saved: Saved;
  methods: readonly PaymentMethod[];
}

/** Where the saved payment method is. */
export function PaymentsSaved({ saved, methods }: Props) {
  const view = useSelector(selectPaymentsScreen);
  const find = (search: string) => exportedMethods(methods, search, view.sort);
  const place = tablePlace({ id: saved.id, view, find, nameOf: ({ name }) => titleOf(name) });
  return <SavedPlace of={paymentsScreen} fields={paymentsUrlFields} view={view} place={place} />;
}
