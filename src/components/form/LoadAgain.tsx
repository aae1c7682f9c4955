import { useRef } from 'react';

/** A list that a field's choices come from. */
export interface FieldList {
  /** Whether its load failed, so that there is nothing to choose from. */
  isFailed: boolean;
  loadAgain: () => unknown;
}

/** Shown below a field whose choices could not be loaded; offers to load them again. */
export function LoadAgain({ what, list: { isFailed, loadAgain } }: { what: string; list: FieldList }) {
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button that has the focus is removed.
    (place.current?.parentElement?.querySelector('select') ?? place.current)?.focus();
    loadAgain();
  };
  return (
    <div ref={place} className="load-again" role="status" tabIndex={-1}>
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
