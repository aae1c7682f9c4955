import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';

/** How long an answer may take before the question is asked, in milliseconds. */
const SOON_MS = 500;

interface Props {
  isUnsent: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Leaves by itself once all is saved, which is mostly before it could be read. */
export function LeaveDialog({ isUnsent, onLeave, onStay }: Props) {
  const [isLate, setLate] = useState(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isUnsent) leave();
  }, [isUnsent]);
  return (
    isLate && (
      <ConfirmDialog
        title="Leave before it is saved?"
        text="What you changed on the board is not saved yet, and may be lost."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={onLeave}
        onClose={onStay}
      />
    )
  );
}
