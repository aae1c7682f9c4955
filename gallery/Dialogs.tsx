import { useState, type ReactNode } from 'react';
import { AlertDialog } from '@/components/dialog/AlertDialog';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { Dialog } from '@/components/dialog/Dialog';
import { StillWaiting, UnknownNotice } from '@/components/dialog/lateAnswer';
import { newBatch, type Batch } from '@/components/batch/batch';
import { BatchFooter } from '@/components/batch/BatchFooter';
import { BatchList } from '@/components/batch/BatchList';
import { BatchProgress } from '@/components/batch/BatchProgress';
import { notifyError, notifySuccess } from '@/components/notify/notify';

const BATCH: Batch<string> = {
  phase: 'running',
  lines: newBatch(['Sana Iqbal', 'Maryam', 'Layla', 'Noor']).lines.map((line, index) => ({
    ...line,
    status: (['done', 'failed', 'running', 'waiting'] as const)[index]!,
    reason: index === 1 ? 'The server refused it.' : '',
  })),
};

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
  'A batch': (close) => (
    <Dialog
      title="Activate 4 users"
      onClose={close}
      footer={
        <BatchFooter
          batch={BATCH}
          canStart
          labels={{ start: 'Activate', rest: 'Activate the rest' }}
          onStart={nothing}
          onStop={nothing}
          onClose={close}
        />
      }
    >
      <BatchProgress label="Activated" batch={BATCH} />
      <BatchList label="Users" batch={BATCH} describe={(name) => name} />
    </Dialog>
  ),
};

export function Dialogs() {
  const [open, setOpen] = useState<string | null>(null);
  const toast = () => {
    notifySuccess('It was copied');
    notifyError('The server does not answer.');
  };
  return (
    <div className="gallery-row">
      {Object.keys(DIALOGS).map((name) => (
        <button key={name} type="button" className="btn btn-outline-secondary" onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      <button type="button" className="btn btn-outline-secondary" onClick={toast}>
        Two toasts
      </button>
      {open && DIALOGS[open]!(() => setOpen(null))}
    </div>
  );
}
