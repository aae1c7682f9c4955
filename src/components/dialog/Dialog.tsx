import { useId, type ReactNode } from 'react';
import { useOverflow } from '../layout/useOverflow';
import { DialogFrame } from './DialogFrame';
import { DialogHeader } from './DialogHeader';

interface Props {
  /** The heading, and the dialog's accessible name. */
  title: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

/** A dialog with content to read. */
export function Dialog({ title, onClose, children, footer }: Props) {
  const titleId = useId();
  const [body, isOverflowing] = useOverflow<HTMLDivElement>();
  return (
    <DialogFrame titleId={titleId} onDismiss={onClose}>
      <DialogHeader id={titleId} title={title} onClose={onClose} />
      <div
        ref={body}
        className="modal-body"
        {...(isOverflowing && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      >
        {children}
      </div>
      {footer && <div className="modal-footer">{footer}</div>}
    </DialogFrame>
  );
}
