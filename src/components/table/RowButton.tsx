import { notifyInfo } from '../notify/notify';

interface Props {
  label: string;
  isBusy: boolean;
  /** Why it is disabled: its description, and the message if it is pressed. */
  offReason?: string;
  onClick: () => void;
}

/**
 * The most frequent action of a row, beside its menu. While it is busy a spinner replaces its label, because a longer
 * label would move every column of the table.
 */
export function RowButton({ label, isBusy, offReason, onClick }: Props) {
  const press = () => {
    if (offReason) notifyInfo(offReason);
    else if (!isBusy) onClick();
  };
  return (
    <button
      type="button"
      className={`btn btn-outline-secondary btn-sm row-button ${isBusy ? 'busy' : ''}`}
      aria-label={isBusy ? 'Please wait...' : undefined}
      aria-disabled={isBusy || offReason !== undefined}
      title={offReason}
      onClick={press}
    >
      {isBusy ? (
        <>
          <span className="row-button-label">{label}</span>
          <span className="spinner-border" aria-hidden="true" />
        </>
      ) : (
        label
      )}
    </button>
  );
}
