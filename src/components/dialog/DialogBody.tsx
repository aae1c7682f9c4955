import { type ReactNode } from 'react';
import { useOverflow } from '../layout/useOverflow';

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
