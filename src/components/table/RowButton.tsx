import { notifyInfo } from '../notify/notify';

interface Props {
  label: string;
  isBusy: boolean;
  /** Why it is off just now: its description, and what a press says. */
  offReason?: string;
  onClick: () => void;
}

/**
 * What one does most with a row, beside its menu. While it is busy a wheel stands on its place: words longer than the
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
      <span className="row-button-label">{label}</span>
      {isBusy && <span className="spinner-border" aria-hidden="true" />}
    </button>
  );
}
