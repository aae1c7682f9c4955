import { type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { saveAndAlert, type OutcomeTexts } from './outcome';

interface Props {
  title: string;
  /** What is deleted, such as `diet plan`. */
  noun: string;
  /** Its name. */
  about: string;
  onDelete: () => PromiseLike<{ error?: unknown }>;
  outcome: OutcomeTexts;
  onClose: () => void;
  /** What goes with it. */
  children?: ReactNode;
}

/** Asks before a dish or a part of the tree is deleted; an alert says how that went. */
export const AlertingDelete = ({ title, noun, about, onDelete, outcome, onClose, children }: Props) => (
  <ConfirmDialog
    title={title}
    text={`Are you sure you want to delete this ${noun}?`}
    confirmLabel="Delete"
    onConfirm={() => saveAndAlert(onDelete(), onClose, outcome)}
    onClose={onClose}
  >
    <p className="about">{about}</p>
    {children}
  </ConfirmDialog>
);
