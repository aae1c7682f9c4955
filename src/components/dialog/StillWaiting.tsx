interface Props {
  /** Null while an answer may well come. */
  onStop: (() => void) | null;
}

/** Stands in the foot of a busy dialog, from the start, so that what it says later is announced. */
export function StillWaiting({ onStop }: Props) {
  return (
    <p className="waiting" role="status">
      {onStop && (
        <>
          <span>No answer for 10 seconds.</span>
          <button type="button" className="btn btn-quiet stop" onClick={onStop}>
            Stop waiting
          </button>
        </>
      )}
    </p>
  );
}
