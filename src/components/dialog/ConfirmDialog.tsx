import { useId, type ReactNode } from 'react';
import { BusyButton } from './BusyButton';
import { DialogBody, DialogFrame } from './DialogFrame';
import { StillWaiting, UnknownNotice } from './lateAnswer';
import { useAnswer } from './useAnswer';

interface Props {
  title: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** While the promise is pending the dialog is busy and stays open; the caller closes it. */
  onConfirm: () => unknown;
  /** Cancel, Esc, or a click beside the dialog. */
  onClose: () => void;
  tone?: 'danger' | 'primary';
  /** An `alertdialog` does not close by a press beside it. */
  role?: 'alertdialog';
  /** While what is asked about is being read, nothing can be confirmed. */
  isHeld?: boolean;
  /** The item that the question is about, such as the row. */
  children?: ReactNode;
}

/** Asks before something is done; the focus starts on Cancel. */
export function ConfirmDialog(props: Props) {
  const {
    title,
    text,
    confirmLabel,
    cancelLabel = 'Cancel',
    onConfirm,
    onClose,
    tone = 'danger',
    role,
    isHeld = false,
    children,
  } = props;
  const titleId = useId();
  const textId = useId();
  const { run, isBusy, stopWaiting, isUnknown } = useAnswer();
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <DialogFrame
      role={role}
      titleId={titleId}
      describedBy={textId}
      onDismiss={close}
      firstFocus="[data-first]"
      isNarrow
    >
      <div className="modal-header">
        <h2 className="modal-title" id={titleId}>
          {title}
        </h2>
      </div>
      <DialogBody titleId={titleId}>
        {isUnknown && <UnknownNotice what="done" />}
        <p id={textId} className="soft keep-lines">
          {text}
        </p>
        {children}
        <p className="meta" role="status">
          {isHeld && 'Reading what is there now...'}
        </p>
      </DialogBody>
      <div className="modal-footer">
        {isBusy && <StillWaiting onStop={stopWaiting} />}
        <button type="button" className="btn btn-outline-secondary" data-first aria-disabled={isBusy} onClick={close}>
          {cancelLabel}
        </button>
        <BusyButton
          type="button"
          tone={tone}
          isBusy={isBusy}
          aria-disabled={isHeld}
          onClick={() => {
            if (!isHeld) void run(onConfirm);
          }}
        >
          {confirmLabel}
        </BusyButton>
      </div>
    </DialogFrame>
  );
}
