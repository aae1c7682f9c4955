import { MoreBox } from './MoreBox';
import { type Difference, type Player } from './player';

interface Props {
  player: Player;
  difference: Difference;
  onClose: () => void;
}

/** What was and what is here, side by side, without a guess why. */
export function DifferenceBox({ player, difference: { stop, then, here, call }, onClose }: Props) {
  return (
    <MoreBox title="Differs here" note={`step ${stop}`} onClose={onClose}>
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
        <button type="button" className="btn btn-quiet btn-sm" onClick={player.play}>
          Go on like this
        </button>
      </footer>
    </MoreBox>
  );
}
