import { useRef } from 'react';

/** A list that a field's choices come from. */
export interface FieldList {
  /** Whether its load failed, so that there is nothing to choose from. */
  isFailed: boolean;
  loadAgain: () => unknown;
}

/** Shown below a field whose choices could not be loaded; offers to load them again. */
export function LoadAgain({ what, list: { isFailed, loadAgain } }: { what: string; list: FieldList }) {
  const notice = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button that has the focus is removed.
    (notice.current?.parentElement?.querySelector<HTMLElement>('select, [role=combobox]') ?? notice.current)?.focus();
    loadAgain();
  };
  return (
    <div ref={notice} className="load-again" role="status" tabIndex={-1}>
      {isFailed && (
        <>
          {what} could not be loaded.{' '}
          <button type="button" className="link" onClick={retry}>
            Try again
          </button>
        </>
      )}
    </div>
  );
}
