import { flushSync } from 'react-dom';
import { type ReactNode } from 'react';
import { showAlert } from '@/components/notify/alert';
import { failureMessage, type CallError } from '@/services/http/errors';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';

/** Shows `text` in an alert for a failed call, unless its failure is not shown, such as one after a logout. */
export function alertFailure(error: unknown, text: string): void {
  if (failureMessage(error) !== null) showAlert(text);
}

export interface OutcomeTexts {
  success: string;
  failure: string;
  /** Where there was no answer, or one that could not be read; without it `failure`. */
  lost?: string;
}

/**
 * Awaits the change that a dialog makes, and says in an alert what became of it. The dialog closes before the alert
 * opens, so that the alert returns the focus to what opened the dialog; after a failure it stays.
 */
export async function saveAndAlert(
  change: PromiseLike<{ error?: unknown }>,
  close: () => void,
  { success, failure, lost = failure }: OutcomeTexts,
): Promise<void> {
  const { error } = await change;
  if (error) alertFailure(error, (error as CallError).kind === 'refused' ? failure : lost);
  else {
    flushSync(close);
    showAlert(success);
  }
}

export interface DeletionTexts {
  title: string;
  /** The question, whole. */
  text: string;
  outcome: OutcomeTexts;
}

interface Props extends DeletionTexts {
  /** The name of what is deleted. */
  about: string;
  onDelete: () => PromiseLike<{ error?: unknown }>;
  onClose: () => void;
  /** While what goes with it is being read. */
  isHeld?: boolean;
  /** What goes with it. */
  children?: ReactNode;
}

/** Asks before a dish or a part of the tree is deleted; an alert says how that went. */
export const AlertingDelete = ({ title, text, about, onDelete, outcome, onClose, isHeld, children }: Props) => (
  <ConfirmDialog
    title={title}
    text={text}
    confirmLabel="Delete"
    isHeld={isHeld}
    onConfirm={() => saveAndAlert(onDelete(), onClose, outcome)}
    onClose={onClose}
  >
    <p className="about">{about}</p>
    {children}
  </ConfirmDialog>
);
