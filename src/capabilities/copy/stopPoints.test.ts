import fc from 'fast-check';
import { makeWorkout } from '@test/workouts';
import { newBatch, type Lines, type LineStatus } from '@/capabilities/rounds/api';
import { type WeekDay, type Workout } from '@/services/workouts';
import { compared, likeEffort, likeExercise, type CopyItem } from './copyItems';

/** What becomes of a call: the server adds it and says so, adds it but its reply is lost, refuses it, or is never asked. */
const FATES = ['added', 'lost', 'refused', 'stopped'] as const;
type Fate = (typeof FATES)[number];
const STATUS: Record<Fate, LineStatus> = { added: 'done', lost: 'failed', refused: 'failed', stopped: 'waiting' };

const item = fc.record({
  exerciseId: fc.integer({ min: 1, max: 3 }),
  dayId: fc.integer({ min: 1, max: 2 }),
  sets: fc.integer({ min: 1, max: 2 }),
});
const toItem = ({ exerciseId, dayId, sets }: { exerciseId: number; dayId: number; sets: number }): CopyItem => ({
  exerciseId,
  dayId,
  sets,
  reps: 12,
  name: '',
  weekId: 1,
  where: '',
});

/** A server with two days. */
function makeDays() {
  const days = [1, 2].map((id) => ({ id, title: '', workouts: [] as Workout[] }));
  const add = ({ exerciseId, dayId, sets, reps }: CopyItem) =>
    days[Number(dayId) - 1]!.workouts.push(makeWorkout(0, { exerciseId, sets, reps }));
  return { days, add };
}

/** Sends the lines of a round that wait; returns what the person then sees. Once stopped, none is sent. */
function round(lines: Lines<CopyItem>, add: (item: CopyItem) => unknown, fates: readonly Fate[]): Lines<CopyItem> {
  let isStopped = false;
  let call = 0;
  return lines.map((line) => {
    if (line.status !== 'waiting') return line;
    const fate = isStopped ? 'stopped' : (fates[call] ?? 'added');
    call += 1;
    isStopped ||= fate === 'stopped';
    if (fate === 'added' || fate === 'lost') add(line.item);
    return { ...line, status: STATUS[fate] };
  });
}

const tally = (days: readonly WeekDay[], likeness: typeof likeEffort) => {
  const counts: Record<string, number> = {};
  for (const { id, workouts } of days)
    for (const workout of workouts) {
      const key = `${id}: ${likeness(workout)}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  return counts;
};

/** As many of each as are wanted, or as many as there were, whichever is more. */
function expected(items: readonly CopyItem[], before: Record<string, number>, likeness: typeof likeEffort) {
  const { days, add } = makeDays();
  items.forEach(add);
  const wanted = tally(days, likeness);
  const keys = new Set([...Object.keys(wanted), ...Object.keys(before)]);
  return Object.fromEntries([...keys].map((key) => [key, Math.max(wanted[key] ?? 0, before[key] ?? 0)]));
}

test.each([
  ['a week', likeExercise],
  ['a day', likeEffort],
])('wherever a copy of %s stops, further rounds add the rest and nothing twice', (_name, likeness) => {
  const fates = fc.array(fc.constantFrom(...FATES));
  fc.assert(
    fc.property(fc.array(item), fc.array(item), fc.array(fc.tuple(fates, fc.boolean())), (wanted, held, rounds) => {
      const items = wanted.map(toItem);
      const { days, add } = makeDays();
      held.map(toItem).forEach(add);
      const goal = expected(items, tally(days, likeness), likeness);
      let lines = newBatch(items).lines;
      // After each round the person goes on, or closes the dialog and opens it again; the last two meet no
      // fault: one adds the rest, and one what failed.
      for (const [outcomes, isClosed] of [
        ...rounds,
        ...([
          [[], false],
          [[], false],
        ] as const),
      ]) {
        lines = round(compared(lines, days, likeness), add, outcomes);
        if (isClosed) lines = newBatch(items).lines;
      }
      expect(tally(days, likeness)).toEqual(goal);
      expect(lines.every(({ status }) => status === 'done' || status === 'skipped')).toBe(true);
    }),
    { numRuns: 500 },
  );
});
