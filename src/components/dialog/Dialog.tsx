import { useId, type ReactNode } from 'react';
import { DialogBody, DialogFrame, DialogHeader } from './DialogFrame';

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
  return (
    <DialogFrame titleId={titleId} onDismiss={onClose}>
      <DialogHeader id={titleId} title={title} onClose={onClose} />
      <DialogBody titleId={titleId}>{children}</DialogBody>
      {footer && <div className="modal-footer">{footer}</div>}
    </DialogFrame>
  );
}
