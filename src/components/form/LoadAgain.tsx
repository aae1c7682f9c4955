import { useRef } from 'react';

/** A list that a field's choices come from. */
export interface FieldList {
  /** Whether there is nothing to choose from, for its load failed. */
  isFailed: boolean;
  loadAgain: () => unknown;
}

/** Stands below a field whose choices may be missing: says so, and offers to load them again. */
export function LoadAgain({ what, list: { isFailed, loadAgain } }: { what: string; list: FieldList }) {
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // In place of the button, which goes.
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
