import { type ButtonHTMLAttributes } from 'react';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  isBusy: boolean;
  tone?: 'primary' | 'danger';
  busyLabel?: string;
}

/** A main button that says `Please wait...` while its work runs. It keeps its colour and the focus. */
export function BusyButton(props: Props) {
  const { isBusy, tone = 'primary', busyLabel = 'Please wait...', children, 'aria-disabled': isOff, ...rest } = props;
  return (
    <button
      {...rest}
      className={`btn btn-${tone} ${isBusy ? 'busy' : ''}`}
      aria-busy={isBusy}
      aria-disabled={isBusy || isOff}
    >
      {isBusy && <span className="spinner-border" aria-hidden="true" />}
      {isBusy ? busyLabel : children}
    </button>
  );
}
