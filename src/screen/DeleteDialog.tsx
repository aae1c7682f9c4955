import { type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifySuccess } from '@/components/notify/notify';
import { type Id } from '@/services/http/decode';
import { type RecordSource } from './record/record';
import { aboutRow } from './RowDialogs';
import { saveOrTell } from './saveOrTell';

interface Props {
  title: string;
  text: string;
  /** The title of what is deleted. */
  about: string;
  onDelete: () => PromiseLike<{ error?: unknown }>;
  onClose: () => void;
  /** What a notice says once it is deleted. */
  notice?: string;
  /** While what goes with it is being read. */
  isHeld?: boolean;
  /** What goes with it. */
  children?: ReactNode;
}

/** Asks before something is deleted, and closes once it is. */
export function DeleteDialog({ title, text, about, onDelete, onClose, notice, isHeld, children }: Props) {
  const confirm = () =>
    saveOrTell(onDelete(), () => {
      onClose();
      if (notice) notifySuccess(notice);
    });
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel="Delete"
      isHeld={isHeld}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(about)}</p>
      {children}
    </ConfirmDialog>
  );
}

/** Asks before a row is deleted. */
export const deletedRow = <Row extends { id: Id }>(
  { name }: RecordSource<Row>,
  rows: readonly Row[] | undefined,
  {
    onDelete,
    ...said
  }: Pick<Props, 'title' | 'text' | 'notice'> & { onDelete: (row: Row) => ReturnType<Props['onDelete']> },
) =>
  aboutRow(rows, (row, onClose) => (
    <DeleteDialog {...said} about={name(row)} onDelete={() => onDelete(row)} onClose={onClose} />
  ));
