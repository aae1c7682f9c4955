import { Dialog } from '@/components/dialog/Dialog';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type UserDialogProps } from '../dialogs/userDialogProps';
import { UserLine } from '../dialogs/UserLine';
import { Proof } from '../proof/Proof';

/** The proof of payment, as large as the window allows. */
export function ProofDialog({ user, onClose }: UserDialogProps) {
  const stored = user.payment?.file;
  useClosedIfGone(!stored, onClose);
  if (!stored) return null;
  return (
    <Dialog title="Proof of payment" onClose={onClose}>
      <UserLine user={user} />
      <div className="member-large">
        <Proof key={stored} stored={stored} />
      </div>
    </Dialog>
  );
}
