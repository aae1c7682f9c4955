import { useState, type ReactNode } from 'react';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type Id } from '@/services/http/decode';
import { FirstFieldContext } from './form/firstField';
import { useList } from './list/listContext';
import { type OpenDialog } from './urlFields';

/** Renders a screen's dialog of one kind; `id` names the row it is about. */
export type RenderDialog = (close: () => void, id: Id | undefined) => ReactNode;

interface KindsProps<Dialog extends OpenDialog> {
  /** How each kind of dialog is rendered. */
  kinds: Record<Dialog['kind'], RenderDialog>;
}

/** Renders the open dialog of a list's page. */
export function RowDialogs<Dialog extends OpenDialog>({ kinds }: KindsProps<Dialog>) {
  const { view, events } = useList();
  return <DialogByKind dialog={view.dialog as Dialog | null} onClose={events.dialogClosed} kinds={kinds} />;
}

interface Props<Dialog extends OpenDialog> extends KindsProps<Dialog> {
  dialog: Dialog | null;
  onClose: (dialog: Dialog) => void;
}

/** Renders an open dialog. Another kind or row remounts it, so that one never inherits the state of another. */
export function DialogByKind<Dialog extends OpenDialog>({ dialog, onClose, kinds }: Props<Dialog>) {
  if (!dialog) return null;
  return (
    <FirstFieldContext key={`${dialog.kind} ${dialog.id}`} value={dialog.field}>
      {kinds[dialog.kind as keyof typeof kinds](() => onClose(dialog), dialog.id)}
    </FirstFieldContext>
  );
}

/**
 * Renders a dialog about a row, and nothing while the rows are loading. If there is no such row, the dialog is closed
 * in the state and the address.
 */
export const aboutRow =
  <Row extends { id: Id }>(
    rows: readonly Row[] | undefined,
    render: (row: Row, close: () => void) => ReactNode,
  ): RenderDialog =>
  (close, id) => {
    if (!rows) return null;
    const row = rows.find((candidate) => candidate.id === id);
    return row ? render(row, close) : <Gone onClose={close} />;
  };

/**
 * Renders a dialog with a form about a row. If the row is deleted meanwhile, the dialog stays open with the row as it
 * was, so that nothing typed is lost; with `isOpen` false, for dialogs that contain the form, it closes.
 */
export const editedRow =
  <Row extends { id: Id }>(
    rows: readonly Row[] | undefined,
    render: (row: Row, close: () => void) => ReactNode,
    isOpen = true,
  ): RenderDialog =>
  (close, id) => {
    const row = rows?.find((candidate) => candidate.id === id);
    return <LastSeen row={row} isLoading={!rows} isOpen={isOpen} render={render} close={close} />;
  };

interface LastSeenProps<Row> {
  row: Row | undefined;
  isLoading: boolean;
  isOpen: boolean;
  render: (row: Row, close: () => void) => ReactNode;
  close: () => void;
}

function LastSeen<Row>({ row, isLoading, isOpen, render, close }: LastSeenProps<Row>) {
  const [seen, setSeen] = useState(row);
  if (row && row !== seen) setSeen(row);
  const shown = row ?? seen;
  if (!isLoading && !row && !(isOpen && seen)) return <Gone onClose={close} />;
  return shown && render(shown, close);
}

/** Rendered instead of a dialog about a row that does not exist: closes it. */
export function Gone({ onClose }: { onClose: () => void }) {
  useClosedIfGone(true, onClose);
  return null;
}
