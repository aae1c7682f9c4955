import { Dialog } from '@/components/dialog/Dialog';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type UserDialogProps } from './dialogs/userDialogProps';
import { UserLine } from '../UserLine';
import { ProofViewer } from '../proof/ProofViewer';

/** The proof of payment, as large as the window allows, to enlarge and turn. */
export function ProofDialog({ user, onClose }: UserDialogProps) {
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
