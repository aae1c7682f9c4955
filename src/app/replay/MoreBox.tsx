import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { XLg } from 'react-bootstrap-icons';

interface Props {
  title: string;
  /** Said beside the title. */
  note: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** What stands above the bar; Escape closes it. */
export function MoreBox({ title, note, className = '', onClose, children }: Props) {
  const titleId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <section className={`replay-more ${className}`} role="dialog" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <span className="meta figures">{note}</span>
        <button type="button" className="btn btn-quiet btn-icon btn-sm" aria-label="Close" onClick={onClose}>
          <XLg aria-hidden />
        </button>
      </header>
      {children}
    </section>
  );
}
