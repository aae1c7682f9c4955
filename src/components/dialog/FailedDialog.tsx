import { ConfirmDialog } from './ConfirmDialog';

interface Props {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands in the place of a dialog that threw. Its form's draft, if it has one, is restored when it is tried again. */
export const FailedDialog = ({ error, onRetry, onClose }: Props) => (
  <ConfirmDialog
    title="Something went wrong in this dialog."
    text="The page below it still works."
    confirmLabel="Try again"
    cancelLabel="Close"
    tone="primary"
    role="alertdialog"
    onConfirm={onRetry}
    onClose={onClose}
  >
    <details>
      <summary>What happened</summary>
      <p className="meta">{error instanceof Error ? error.message : String(error)}</p>
    </details>
  </ConfirmDialog>
);
