import { type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { saveAndAlert, type OutcomeTexts } from './outcome';

interface Props {
  title: string;
  /** The question, whole. */
  text: string;
  /** The name of what is deleted. */
  about: string;
  onDelete: () => PromiseLike<{ error?: unknown }>;
  outcome: OutcomeTexts;
  onClose: () => void;
  /** What goes with it. */
  children?: ReactNode;
}

/** Asks before a dish or a part of the tree is deleted; an alert says how that went. */
export const AlertingDelete = ({ title, text, about, onDelete, outcome, onClose, children }: Props) => (
  <ConfirmDialog
    title={title}
    text={text}
    confirmLabel="Delete"
    onConfirm={() => saveAndAlert(onDelete(), onClose, outcome)}
    onClose={onClose}
  >
    <p className="about">{about}</p>
    {children}
  </ConfirmDialog>
);
