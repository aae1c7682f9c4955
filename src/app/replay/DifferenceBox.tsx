import { type KeyboardEvent, useId } from 'react';
import { XLg } from 'react-bootstrap-icons';
import { type Difference, type Player } from './player';

interface Props {
  player: Player;
  difference: Difference;
  onClose: () => void;
}

/** What was and what is here, side by side, without a guess why. */
export function DifferenceBox({ player, difference: { stop, then, here, call }, onClose }: Props) {
  const titleId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <section className="replay-more" role="dialog" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <header>
        <h2 id={titleId}>Differs here</h2>
        <span className="meta figures">step {stop}</span>
        <button type="button" className="btn btn-quiet btn-icon btn-sm" aria-label="Close" onClick={onClose}>
          <XLg aria-hidden />
        </button>
      </header>
      <dl className="then-now">
        <dt>In the report</dt>
        <dd>{then}</dd>
        <dt>Here</dt>
        <dd>{here}</dd>
      </dl>
      <footer>
        {call !== null && (
          <button type="button" className="btn btn-outline-secondary btn-sm" onClick={player.answerAsInReport}>
            Answer as in the report
          </button>
        )}
        <button type="button" className="btn btn-quiet btn-sm" onClick={player.goOn}>
          Go on like this
        </button>
      </footer>
    </section>
  );
}
