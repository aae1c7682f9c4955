import { useRef } from 'react';

/** A list that a field's choices come from. */
export interface FieldList {
  /** Whether it is not there yet. */
  isComing: boolean;
  /** Whether its load failed, so that there is nothing to choose from. */
  isFailed: boolean;
  loadAgain: () => unknown;
}

/** Shown below a field whose choices are still to come, or could not be loaded; offers to load those again. */
export function LoadAgain({ what, list }: { what: string; list: FieldList }) {
  const { isComing, isFailed, loadAgain } = list;
  const notice = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button that has the focus is removed.
    (notice.current?.parentElement?.querySelector<HTMLElement>('select, [role=combobox]') ?? notice.current)?.focus();
    loadAgain();
  };
  return (
    <div ref={notice} className="load-again" role="status" tabIndex={-1}>
      {isComing && <span className="coming">{what} are still loading.</span>}
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
