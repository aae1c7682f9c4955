import { Folder } from 'react-bootstrap-icons';
import { MediaThumb } from '@/components/media/MediaThumb';
import { Link } from '@/lib/Link';
import { useAddress } from '@/screen/navigation/routerContext';
import { addressOf, type Finding, type Said } from './finding';

/** A finding with its ways out. A dialog that its link opens is a step, so that closing it leads back here. */
export function FindingRow({ finding, onAccept }: { finding: Finding; onAccept: () => void }) {
  const { search } = useAddress();
  const { name, said, act } = finding;
  return (
    <>
      <Subject {...finding} />
      <p className="said">
        <Sentence said={said} />
      </p>
      <div className="finding-acts">
        <button type="button" className="btn btn-quiet btn-sm" aria-label={`Accept for ${name}`} onClick={onAccept}>
          Accept
        </button>
        <Link
          className="btn btn-outline-secondary btn-sm"
          to={addressOf(act, search)}
          state={{ isDialogStep: 'dialog' in act.query }}
          aria-label={act.name}
        >
          {act.label}
        </Link>
      </div>
    </>
  );
}

/** The picture, the name and the place of what a finding is about. */
const Subject = ({ picture, name, place }: Finding) => (
  <>
    {picture === undefined ? (
      <span className="media">
        <Folder aria-hidden />
      </span>
    ) : (
      <MediaThumb url={picture} alt="" />
    )}
    <div className="clip">
      <b className="name clip">{name}</b>
      {place && <span className="meta clip">{place}</span>}
    </div>
  </>
);

const Sentence = ({ said }: { said: Said }) =>
  said.map((part, index) => (typeof part === 'string' ? part : <b key={index}>{part.strong}</b>));

/** In place of a finding that was accepted: takes it back. */
export const AcceptedRow = ({ finding, onUndo }: { finding: Finding; onUndo: () => void }) => (
  <>
    <Subject {...finding} />
    <p className="said" role="status">
      Accepted
    </p>
    <div className="finding-acts">
      <button
        ref={takeFocus}
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={`Undo for ${finding.name}`}
        onClick={onUndo}
      >
        Undo
      </button>
    </div>
  </>
);

/** It replaces the button that had the focus. */
const takeFocus = (button: HTMLElement | null) => button?.focus();
