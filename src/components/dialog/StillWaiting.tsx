interface Props {
  /** Null while the call is not late. */
  onStop: (() => void) | null;
}

/** A live region in the foot of a busy dialog. Rendered from the start, so that its later text is announced. */
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
