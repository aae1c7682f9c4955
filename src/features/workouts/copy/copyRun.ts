import { type Id } from '@/services/decode';
import { type Workout } from '@/services/workouts';

export interface CopyLine extends Pick<Workout, 'id' | 'name' | 'sets' | 'reps'> {
  exerciseId: Id;
  status: 'waiting' | 'adding' | 'added' | 'there' | 'failed';
  /** Why it failed. */
  reason: string;
}

/** Adding a day's workouts to another day, one after another. */
export interface CopyRun {
  phase: 'choosing' | 'running' | 'stopping' | 'ended';
  lines: readonly CopyLine[];
  /** Why the other day could not be read. */
  problem: string | null;
}

export type CopyEvent =
  | { type: 'started' }
  /** What the other day holds, as it is read before every round. */
  | { type: 'targetRead'; workouts: readonly Workout[] }
  | { type: 'targetUnread'; reason: string | null }
  | { type: 'lineSent'; index: number }
  | { type: 'lineAdded'; index: number }
  | { type: 'lineFailed'; index: number; reason: string }
  | { type: 'stopAsked' }
  | { type: 'ended' };

/** Workouts whose exercise is gone from the library can be added nowhere. */
export const newRun = (workouts: readonly Workout[]): CopyRun => ({
  phase: 'choosing',
  lines: workouts.flatMap(({ id, exerciseId, name, sets, reps }) =>
    exerciseId === null ? [] : [{ id, exerciseId, name, sets, reps, status: 'waiting', reason: '' }],
  ),
  problem: null,
});

export const countWith = ({ lines }: CopyRun, wanted: CopyLine['status']) =>
  lines.filter(({ status }) => status === wanted).length;

/** The next line to send, or -1 where none is left or the run is to stop. */
export const nextLine = ({ phase, lines }: CopyRun) =>
  phase === 'running' ? lines.findIndex(({ status }) => status === 'waiting') : -1;

const withLine = (run: CopyRun, index: number, changes: Partial<CopyLine>): CopyRun => ({
  ...run,
  lines: run.lines.map((line, place) => (place === index ? { ...line, ...changes } : line)),
});

const keyOf = ({ exerciseId, sets, reps }: Pick<Workout, 'exerciseId' | 'sets' | 'reps'>) =>
  `${exerciseId} ${sets} ${reps}`;

/**
 * The lines for another round over a day that holds these workouts. What it holds already is not added again: it may
 * come from a round that was closed halfway, or from a call whose reply was lost.
 */
function compared(lines: readonly CopyLine[], workouts: readonly Workout[]): CopyLine[] {
  const held = workouts.map(keyOf);
  const take = (line: CopyLine) => {
    const place = held.indexOf(keyOf(line));
    if (place >= 0) held.splice(place, 1);
    return place >= 0;
  };
  const isDone = ({ status }: CopyLine) => status === 'added' || status === 'there';
  lines.filter(isDone).forEach(take);
  return lines.map((line) => (isDone(line) ? line : { ...line, status: take(line) ? 'there' : 'waiting', reason: '' }));
}

/** What an event makes of a run. */
export function copyRun(run: CopyRun, event: CopyEvent): CopyRun {
  switch (event.type) {
    case 'started':
      return { ...run, phase: 'running', problem: null };
    case 'targetRead':
      return { ...run, lines: compared(run.lines, event.workouts) };
    case 'targetUnread': {
      const isFirstRound = countWith(run, 'waiting') === run.lines.length;
      return { ...run, phase: isFirstRound ? 'choosing' : 'ended', problem: event.reason };
    }
    case 'lineSent':
      return withLine(run, event.index, { status: 'adding' });
    case 'lineAdded':
      return withLine(run, event.index, { status: 'added' });
    case 'lineFailed':
      return withLine(run, event.index, { status: 'failed', reason: event.reason });
    case 'stopAsked':
      return run.phase === 'running' ? { ...run, phase: 'stopping' } : run;
    case 'ended':
      return { ...run, phase: 'ended' };
  }
}
