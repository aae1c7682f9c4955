import { useDispatch, useSelector } from 'react-redux';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type PaymentMethod } from '@/services/payments';
import { AddCategoryDialog } from './dialogs/AddCategoryDialog';
import { AddMethodDialog, DuplicateMethodDialog, EditMethodDialog } from './dialogs/MethodDialogs';
import { dialogClosed, selectPaymentsScreen, type PaymentsDialog } from './paymentsScreen';

interface Props {
  /** Undefined until the first load went through. */
  methods: readonly PaymentMethod[] | undefined;
}

const ABOUT_A_METHOD = { edit: EditMethodDialog, duplicate: DuplicateMethodDialog };

/** The dialog that stands open; a link to one about a method that is gone opens nothing. */
export function PaymentsDialogs({ methods }: Props) {
  const { dialog } = useSelector(selectPaymentsScreen);
  return dialog && <OpenPaymentsDialog key={`${dialog.kind} ${dialog.id}`} dialog={dialog} methods={methods} />;
}

function OpenPaymentsDialog({ dialog, methods }: Props & { dialog: PaymentsDialog }) {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed(dialog));
  const { kind } = dialog;
  const isAboutAMethod = kind === 'edit' || kind === 'duplicate';
  const method = methods?.find(({ id }) => id === dialog.id);
  useClosedIfGone(Boolean(isAboutAMethod && methods && !method), close);

  if (kind === 'addCategory') return <AddCategoryDialog onClose={close} />;
  if (kind === 'add') return <AddMethodDialog onClose={close} />;
  const Dialog = ABOUT_A_METHOD[kind];
  return method && <Dialog method={method} onClose={close} />;
}
