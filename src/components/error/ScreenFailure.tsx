import { useEffect, useRef, type ReactNode } from 'react';
import { reloadPage } from './reload';

interface Props {
  title: string;
  onRetry: () => void;
  /** What else is offered, as buttons. */
  more?: ReactNode;
  /** Whether its code could not be fetched, nor can that of other screens; a reload helps more than trying again. */
  isCodeMissing?: boolean;
  /** The titles of the dialogs whose forms are kept, such as `Add New Recipe`. */
  kept: readonly string[];
  /** The details of what happened. */
  children: ReactNode;
}

/** Replaces a screen that failed. What was typed is kept as a draft, so Reload loses nothing. */
export function ScreenFailure({ title, onRetry, more, isCodeMissing, kept, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [first, second] = isCodeMissing ? ['outline-secondary', 'primary'] : ['primary', 'outline-secondary'];
  return (
    <section className="screen-failure" role="alert">
      <span className="petal-tile rose" aria-hidden>
        !
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="soft">
        {isCodeMissing ? 'What you have opened before still works.' : 'The rest of the panel still works.'}
        {kept.map((dialog) => (
          <span key={dialog}>
            {' '}
            What you typed in <b>{dialog}</b> is kept in this tab and comes back when you open it again.
          </span>
        ))}
      </p>
      <div className="failure-actions">
        <button type="button" className={`btn btn-${first}`} onClick={onRetry}>
          Try again
        </button>
        <button type="button" className={`btn btn-${second}`} onClick={reloadPage}>
          Reload
        </button>
        {more}
      </div>
      <details>
        <summary>What happened</summary>
        <p className="meta">{children}</p>
      </details>
    </section>
  );
}
