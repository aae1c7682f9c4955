import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { figure } from '@/components/format/number';
import { unsavedWork } from '@/screen/shell/unsavedWork';
import { read } from '@/lib/slots';
import { textDrafts } from '@/screen/form/textDrafts';
import { KeepOffer } from '@/screen/kept/KeepHere';
import { endSession } from '../endSession';
import { useAppDispatch } from '../hooks';
import { sectionAt } from '../sections';

/** Confirming clears all session storage and leads to /login. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <ConfirmDialog
      title="Confirm Logout"
      text="You will have to sign in again to go on."
      confirmLabel="Logout"
      tone="primary"
      onConfirm={() => dispatch(endSession())}
      onClose={onClose}
    >
      <UnsentTexts />
      <UnsavedRecords />
      <KeepOffer />
    </ConfirmDialog>
  );
}

/** Names what was typed in place, such as a comment, and is not sent. */
function UnsentTexts() {
  const titles = textDrafts().map(([, { title }]) => title);
  return titles.length > 0 && <p>{`What you have not sent yet will be lost: ${titles.join(', ')}.`}</p>;
}

/** Counts what was read to be brought in, and is not saved. */
function UnsavedRecords() {
  const [unsaved] = useState(() => read(unsavedWork).flatMap((count) => [...count()]));
  const counts = unsaved.map(([path, count]) => `${figure(count)} in ${sectionAt(path)?.label}`);
  return counts.length > 0 && <p>{`What was read and is not saved yet will be lost: ${counts.join(', ')}.`}</p>;
}
