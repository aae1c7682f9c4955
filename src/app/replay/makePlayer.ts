import { makeSource } from '@/lib/source';
import { loadAt, loadReplay } from './replayFile';
import { pending } from './pending';
import { type Difference, type Player, type Playing } from './player';
import { playStep, type Stage } from './playStep';
import { stopsOf } from './stops';
import { realPause } from './wait';

/** How long a person sees each stop while it plays by itself. */
const PACE_MS = 700;

/** Plays the report of this page's replay. */
export function makePlayer(stage: Stage, clearTouched: () => void): Player {
  const { steps } = stage.report;
  const stops = stopsOf(stage.report);
  const kept = pending.read();
  const accepted = new Set(kept.accepted);
  const source = makeSource<Playing>({ at: 0, doing: 'rest', difference: null, differing: new Set(kept.differing) });
  const change = (part: Partial<Playing>) => source.change({ ...source.current(), ...part });
  let target = 0;
  /** How many steps were played. */
  let played = 0;

  async function playStop(stop: number): Promise<Difference | null> {
    clearTouched();
    while (played <= stops[stop - 1]!.last) {
      const step = steps[played]!;
      played += 1;
      stage.at = played - 1;
      const found = await playStep(step, stage);
      if (found && !accepted.has(stop)) return { ...found, then: found.then || stops[stop - 1]!.text, stop };
    }
    return null;
  }

  async function playOn(doing: Playing['doing']) {
    const { doing: before, difference: passed } = source.current();
    if (passed) accepted.add(passed.stop);
    change({ doing, difference: null });
    if (before !== 'rest') return;
    for (let { at } = source.current(); at < target; at += 1) {
      const difference = await playStop(at + 1);
      const { differing } = source.current();
      change({ at: at + 1, difference, ...(difference && { differing: new Set(differing).add(at + 1) }) });
      if (difference) break;
      if (source.current().doing === 'play' && at + 1 < target) await realPause(PACE_MS);
    }
    change({ doing: 'rest' });
  }

  function loadTo(stop: number, answers: typeof kept.answers = kept.answers) {
    const { differing } = source.current();
    loadReplay({
      ...kept,
      target: stop,
      answers,
      accepted: [...accepted],
      differing: [...differing],
      focus: document.querySelector('[data-replay] :focus')?.getAttribute('aria-label') ?? undefined,
    });
  }

  function goTo(stop: number, doing: Playing['doing'] = 'step') {
    const { at } = source.current();
    if (stop < at) return loadTo(stop);
    target = Math.min(stop, stops.length);
    void playOn(doing);
  }
  if (kept.target > 0) goTo(kept.target, 'run');

  return {
    ...source,
    stops,
    goTo,
    play: () => goTo(stops.length, 'play'),
    pause: () => {
      target = 0;
    },
    answerAsInReport() {
      const { difference } = source.current();
      if (difference?.call == null || kept.answers === 'all') return;
      loadTo(difference.stop - 1, [...kept.answers, difference.call]);
    },
    leave() {
      pending.clear();
      loadAt(kept.returnTo);
    },
  };
}
