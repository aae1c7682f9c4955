import { ArrowCounterclockwise } from 'react-bootstrap-icons';

interface Props {
  /** Whether files had been chosen too, which cannot be restored. */
  hadFiles: boolean;
  onDiscard: () => void;
}

/** Says that the form was restored from its draft. */
export function DraftNotice({ hadFiles, onDiscard }: Props) {
  return (
    <div className="info-box" role="status">
      <ArrowCounterclockwise aria-hidden />
      <span>What you had typed is back.{hadFiles && ' Files have to be chosen again.'}</span>
      <button type="button" className="btn btn-quiet btn-sm push" onClick={onDiscard}>
        Discard
      </button>
    </div>
  );
}
