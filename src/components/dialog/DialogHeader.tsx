import { XLg } from 'react-bootstrap-icons';

interface Props {
  id: string;
  title: string;
  onClose: () => void;
  /** While something runs that cannot be closed. */
  isBusy?: boolean;
}

export function DialogHeader({ id, title, onClose, isBusy }: Props) {
  return (
    <div className="modal-header">
      <h2 className="modal-title" id={id}>
        {title}
      </h2>
      <button
        type="button"
        className="btn btn-quiet btn-icon push"
        aria-label="Close"
        aria-disabled={isBusy}
        onClick={onClose}
      >
        <XLg aria-hidden />
      </button>
    </div>
  );
}
