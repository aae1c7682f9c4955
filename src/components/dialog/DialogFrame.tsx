import { type ReactNode } from 'react';
import { XLg } from 'react-bootstrap-icons';
import Modal from 'react-bootstrap/Modal';
import { useOverflow } from '../layout/useOverflow';
import { FocusReturn } from './FocusReturn';
import { OVER_PAGE } from './overPage';
import { useNoClickThrough } from './useOneAtATime';
import { IconButton } from '../button/IconButton';

interface Props {
  /** The id of the element that names the dialog. */
  titleId: string;
  /** Esc, or a click beside the dialog. */
  onDismiss: () => void;
  role?: 'dialog' | 'alertdialog';
  describedBy?: string;
  isNarrow?: boolean;
  /** A selector for what gets the focus; without one, or if nothing fits, the dialog itself. */
  firstFocus?: string;
  /** Whether the text of that field is selected, to be typed over. */
  isSelected?: boolean;
  children: ReactNode;
}

/** What every dialog does: it is named and modal, scrolls beyond 570 px of height, and returns the focus on closing. */
export function DialogFrame({
  titleId,
  onDismiss,
  role = 'dialog',
  describedBy,
  isNarrow,
  firstFocus,
  isSelected,
  children,
}: Props) {
  useNoClickThrough();
  const enter = () => {
    const dialog = document.getElementById(titleId)?.closest('.modal');
    dialog?.setAttribute('role', role); // react-bootstrap can only set `dialog`
    const first = firstFocus && dialog?.querySelector<HTMLElement>(firstFocus);
    if (!first) return;
    first.focus();
    if (isSelected && 'select' in first) (first as HTMLInputElement).select();
  };
  return (
    <Modal
      {...OVER_PAGE}
      show
      onHide={onDismiss}
      // An alert needs an answer: the second click of a double click must not close it unread.
      backdrop={role === 'alertdialog' ? 'static' : true}
      onShow={enter}
      animation={false}
      restoreFocus={false}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={isNarrow ? 'modal-narrow' : undefined}
      centered
      scrollable
    >
      <FocusReturn />
      {children}
    </Modal>
  );
}

interface DialogHeaderProps {
  id: string;
  title: string;
  onClose: () => void;
  /** While something runs that cannot be closed. */
  isBusy?: boolean;
}

export function DialogHeader({ id, title, onClose, isBusy }: DialogHeaderProps) {
  return (
    <div className="modal-header">
      <h2 className="modal-title" id={id}>
        {title}
      </h2>
      <IconButton icon={XLg} label="Close" className="push" aria-disabled={isBusy} onClick={onClose} />
    </div>
  );
}

/** The part of a dialog that scrolls, by keyboard too. It is named by the dialog's title. */
export function DialogBody({ titleId, children }: { titleId: string; children: ReactNode }) {
  const [body, isOverflowing] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={body}
      className="modal-body"
      {...(isOverflowing && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
    >
      {children}
    </div>
  );
}
