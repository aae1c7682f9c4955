import { useState, type ReactNode } from 'react';
import { AlertDialog } from '@/components/dialog/AlertDialog';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { Dialog } from '@/components/dialog/Dialog';
import { StillWaiting, UnknownNotice } from '@/components/dialog/lateAnswer';
import { notifyError, notifySuccess } from '@/components/notify/notify';
import { read } from '@/lib/slots';
import { galleryDialogs } from '@/screen/shell/galleryDialogs';

const nothing = () => {};

const DIALOGS: Record<string, (close: () => void) => ReactNode> = {
  'A text': (close) => (
    <Dialog
      title="Details"
      onClose={close}
      footer={
        <>
          <StillWaiting onStop={nothing} />
          <button type="button" className="btn btn-outline-secondary" onClick={close}>
            Close
          </button>
        </>
      }
    >
      <UnknownNotice what="saved" hasText />
      <p>What the dialog is about.</p>
    </Dialog>
  ),
  'A question': (close) => (
    <ConfirmDialog
      title="Delete Category"
      text="Are you sure you want to delete this category?"
      confirmLabel="Delete"
      tone="danger"
      onConfirm={close}
      onClose={close}
    />
  ),
  'An alert': (close) => <AlertDialog text="Recipe added successfully!" onClose={close} />,
};

const dialogs = () => ({
  ...DIALOGS,
  ...Object.fromEntries(read(galleryDialogs).map(({ name, render }) => [name, render])),
});

export function Dialogs() {
  const [open, setOpen] = useState<string | null>(null);
  const toast = () => {
    notifySuccess('It was copied');
    notifyError('The server does not answer.');
  };
  return (
    <div className="gallery-row">
      {Object.keys(dialogs()).map((name) => (
        <button key={name} type="button" className="btn btn-outline-secondary" onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      <button type="button" className="btn btn-outline-secondary" onClick={toast}>
        Two toasts
      </button>
      {open && dialogs()[open]!(() => setOpen(null))}
    </div>
  );
}
