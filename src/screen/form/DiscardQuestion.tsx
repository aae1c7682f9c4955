import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';

interface Props {
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks before what was typed is lost. */
export const DiscardQuestion = ({ onDiscard, onStay }: Props) => (
  <ConfirmDialog
    title="Discard changes?"
    text="What you typed will be lost."
    confirmLabel="Discard"
    cancelLabel="Keep editing"
    onConfirm={onDiscard}
    onClose={onStay}
  />
);
