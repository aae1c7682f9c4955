import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { ListOl, PauseFill, PlayFill, SkipEnd, SkipStart, XLg } from 'react-bootstrap-icons';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { AllSteps } from './AllSteps';
import { DifferenceBox } from './DifferenceBox';
import { type Player, type Playing, type Stop } from './player';
import sheet from './replay.late.scss';
import { StepSlider } from './StepSlider';

const wordsOf = (stops: readonly Stop[], { at }: Playing) => {
  const stop = stops[at - 1];
  if (!stop) return { text: 'Before the first step', place: `0 of ${stops.length}` };
  return { text: stop.text, place: `${at} of ${stops.length} · ${stop.isTyped ? 'stand-ins typed' : stop.time}` };
};

interface KeyProps {
  name: string;
  icon: React.ReactNode;
  isOff?: boolean;
  isExpanded?: boolean;
  onPress: () => void;
}

const Key = ({ name, icon, isOff = false, isExpanded, onPress }: KeyProps) => (
  <button
    type="button"
    className="btn btn-quiet btn-icon"
    aria-label={name}
    title={name}
    aria-disabled={isOff || undefined}
    aria-expanded={isExpanded}
    onClick={() => {
      if (!isOff) onPress();
    }}
  >
    {icon}
  </button>
);

/** At the foot of everything: plays a report, step by step. */
export function ReplayBar({ player }: { player: Player }) {
  useLateSheet(sheet);
  const playing = useSyncExternalStore(player.subscribe, player.current);
  const { at, doing, difference } = playing;
  const [opened, setOpened] = useState<'steps' | 'difference' | null>(null);
  const bar = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(difference);
  if (difference !== shown) {
    setShown(difference);
    setOpened(difference && 'difference');
  }
  const close = () => {
    setOpened(null);
    bar.current?.querySelector<HTMLElement>(opened === 'steps' ? '[aria-label="All steps"]' : '.replay-other')?.focus();
  };
  const toggle = (what: 'steps' | 'difference') => setOpened(opened === what ? null : what);
  const isPlaying = doing === 'play';
  const playOrPause = isPlaying ? player.pause : player.play;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    playOrPause();
  };
  const { text, place } = wordsOf(player.stops, playing);
  const isAtEnd = at === player.stops.length;
  return (
    <>
      {doing === 'run' && <div className="replay-cover" />}
      {opened === 'steps' && <AllSteps player={player} playing={playing} onClose={close} />}
      {opened === 'difference' && difference && (
        <DifferenceBox player={player} difference={difference} onClose={close} />
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Space in any of its buttons plays */}
      <section ref={bar} className="replay" aria-label="Replay" data-doing={doing} onKeyDown={onKeyDown}>
        <div className="replay-keys">
          <Key name="Step back" icon={<SkipStart aria-hidden />} isOff={at === 0} onPress={() => player.goTo(at - 1)} />
          <Key
            name={isPlaying ? 'Pause' : 'Play'}
            icon={isPlaying ? <PauseFill aria-hidden /> : <PlayFill aria-hidden />}
            isOff={isAtEnd && !isPlaying}
            onPress={playOrPause}
          />
          <Key name="Step on" icon={<SkipEnd aria-hidden />} isOff={isAtEnd} onPress={() => player.goTo(at + 1)} />
          <Key
            name="All steps"
            icon={<ListOl aria-hidden />}
            isExpanded={opened === 'steps'}
            onPress={() => toggle('steps')}
          />
        </div>
        <div className="replay-now" role="status">
          <b className="clip">{text}</b>
          <span className="meta figures clip">{place}</span>
        </div>
        <StepSlider player={player} playing={playing} valueText={`${at} of ${player.stops.length}, ${text}`} />
        <div className="replay-acts">
          {difference && (
            <button
              type="button"
              className="replay-other"
              aria-expanded={opened === 'difference'}
              onClick={() => toggle('difference')}
            >
              <span className="replay-diamond" aria-hidden />
              <span>Differs here</span>
            </button>
          )}
          <Key name="Leave the replay" icon={<XLg aria-hidden />} onPress={player.leave} />
        </div>
      </section>
    </>
  );
}
