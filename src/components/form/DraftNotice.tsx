import { ArrowCounterclockwise } from 'react-bootstrap-icons';

/** Says that what was typed before the page was left is back. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="info-box" role="status">
      <ArrowCounterclockwise aria-hidden />
      <span>What you had typed is back. Files have to be chosen again.</span>
      <button type="button" className="btn btn-quiet btn-sm push" onClick={onDiscard}>
        Discard
      </button>
    </div>
  );
}
