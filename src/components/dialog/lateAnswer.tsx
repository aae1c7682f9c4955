import { HourglassSplit } from 'react-bootstrap-icons';

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

interface UnknownNoticeProps {
  /** What may have happened, such as `saved`. */
  what: string;
  /** Whether something was typed. */
  hasText?: boolean;
}

/** Shown after the person stopped waiting. It takes the focus, because the button that had it is removed. */
export function UnknownNotice({ what, hasText }: UnknownNoticeProps) {
  return (
    <p ref={takeFocus} className="tell amber" role="note" tabIndex={-1}>
      <HourglassSplit aria-hidden />
      <span>
        <b>Whether this was {what} is not known.</b> What the page shows is loaded again, as the server has it now.
        {hasText && ' What you typed is kept.'}
      </span>
    </p>
  );
}

const takeFocus = (notice: HTMLElement | null) => notice?.focus();
