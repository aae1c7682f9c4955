import { type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { capital } from '@/components/format/capital';
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

/** What a question says otherwise than the most do. */
interface Said extends Pick<Props, 'notice'> {
  title?: string;
  /** What follows the question. */
  rest?: string;
}

/** Asks before a row is deleted, in the words of its record. */
export const deletedRow = <Row extends { id: Id }>(
  { noun, name }: RecordSource<Row>,
  rows: readonly Row[] | undefined,
  onDelete: (row: Row) => ReturnType<Props['onDelete']>,
  { title = `Delete ${capital(noun)}`, rest = '', notice }: Said = {},
) =>
  aboutRow(rows, (row, onClose) => (
    <DeleteDialog
      {...{ title, notice, onClose }}
      text={`Are you sure you want to delete this ${noun}?${rest}`}
      about={name(row)}
      onDelete={() => onDelete(row)}
    />
  ));

/** Of what the specification asks about in these words. */
export const FOR_GOOD = { title: 'Confirm Delete', rest: ' This action cannot be undone.' };
