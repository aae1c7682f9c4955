import { useId } from 'react';
import { DialogFrame } from './DialogFrame';

/** Replaces `window.alert`. It has no title, so its text is its accessible name. */
export function AlertDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const textId = useId();
  return (
    <DialogFrame role="alertdialog" titleId={textId} onDismiss={onClose} firstFocus="button" isNarrow>
      <div className="modal-body alert-body">
        <p id={textId} className="keep-lines">
          {text}
        </p>
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-primary" onClick={onClose}>
          OK
        </button>
      </div>
    </DialogFrame>
  );
}
