import { type KeyboardEvent, type MouseEvent } from 'react';
import { type Player, type Playing } from './player';

/** What a tick looks like, if not as one that is still to come. */
function tickClass(stop: number, { at, differing }: Playing) {
  const names = [stop < at && 'is-past', stop === at && 'is-now', differing.has(stop) && 'is-other'];
  return names.filter(Boolean).join(' ') || undefined;
}

interface Props {
  player: Player;
  playing: Playing;
  valueText: string;
}

const NEXT: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** One slider over all stops; the ticks are its picture. */
export function StepSlider({ player, playing, valueText }: Props) {
  const { at } = playing;
  const last = player.stops.length;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = NEXT[event.key]?.(at, last);
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to <= last && to !== at) player.goTo(to);
  };
  const onClick = ({ currentTarget, clientX }: MouseEvent) => {
    const ticks = [...currentTarget.children].map((tick) => tick.getBoundingClientRect());
    const distances = ticks.map(({ left, width }) => Math.abs(left + width / 2 - clientX));
    player.goTo(distances.indexOf(Math.min(...distances)) + 1);
  };
  return (
    <div
      className="ticks"
      role="slider"
      tabIndex={0}
      aria-label="Step"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={valueText}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {player.stops.map((_stop, index) => (
        <span key={index} className={tickClass(index + 1, playing)} />
      ))}
    </div>
  );
}
