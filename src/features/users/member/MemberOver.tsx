import { useDispatch, useSelector } from 'react-redux';
import { DialogByKind, editedRow } from '@/screen/RowDialogs';
import { type User } from '@/services/userTypes';
import { Dialog } from '@/components/dialog/Dialog';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type UserDialogProps, UserLine } from '../UserLine';
import { ProofViewer } from '../proof/ProofViewer';
import { BmrDialog } from './dialogs/BmrDialog';
import { DeactivateDialog } from './dialogs/DeactivateDialog';
import { SupplementsDialog } from './dialogs/SupplementsDialog';
import { overClosed, selectMember } from './memberSlice';
import { LineDialog } from './LineDialog';

/** The open dialog above the panel of a person. */
export function MemberOver({ user, users }: { user: User; users: readonly User[] }) {
  const dispatch = useDispatch();
  const { over } = useSelector(selectMember);
  const bmr = editedRow(users, (row, close) => <BmrDialog user={row} onClose={close} />);
  const supplements = editedRow(users, (row, close) => <SupplementsDialog user={row} onClose={close} />);
  return (
    <DialogByKind
      dialog={over}
      onClose={(open) => dispatch(overClosed(open))}
      kinds={{
        bmr: (close) => bmr(close, user.id),
        supplements: (close) => supplements(close, user.id),
        deactivate: (close) => <DeactivateDialog user={user} onClose={close} />,
        proof: (close) => <ProofDialog user={user} onClose={close} />,
        line: (close, name) => <LineDialog user={user} name={name} onClose={close} />,
      }}
    />
  );
}

/** The proof of payment, as large as the window allows, to enlarge and turn. */
function ProofDialog({ user, onClose }: UserDialogProps) {
  const stored = user.payment?.file;
  useClosedIfGone(!stored, onClose);
  if (!stored) return null;
  return (
    <Dialog title="Proof of payment" onClose={onClose}>
      <UserLine user={user} />
      <div className="member-large member-proof">
        <ProofViewer key={stored} stored={stored} />
      </div>
    </Dialog>
  );
}
