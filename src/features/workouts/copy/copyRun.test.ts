import { type Workout } from '@/services/workouts';
import { copyRun, countWith, newRun, nextLine, type CopyEvent, type CopyRun } from './copyRun';

const workout = (id: number, changes: Partial<Workout> = {}): Workout => ({
  id,
  exerciseId: id,
  name: `Exercise ${id}`,
  date: '',
  video: '',
  sets: 3,
  reps: 12,
  ...changes,
});

const DAY = [workout(1), workout(2), workout(3)];

const after = (run: CopyRun, ...events: CopyEvent[]) => events.reduce(copyRun, run);
const statuses = ({ lines }: CopyRun) => lines.map(({ status }) => status);

/** A run that is under way, over a day that held nothing. */
const begun = (workouts = DAY) => after(newRun(workouts), { type: 'started' }, { type: 'targetRead', workouts: [] });

test('a new run waits for a start, without the exercises that are gone from the library', () => {
  const run = newRun([workout(1), workout(2, { exerciseId: null })]);
  expect(run.lines).toHaveLength(1);
  expect(run.phase).toBe('choosing');
  expect(nextLine(run)).toBe(-1);
});

test('lines go one after another, each with its result', () => {
  const sent = after(begun(), { type: 'lineSent', index: 0 });
  expect(statuses(sent)).toEqual(['adding', 'waiting', 'waiting']);
  const one = after(sent, { type: 'lineAdded', index: 0 });
  expect(nextLine(one)).toBe(1);
  const two = after(one, { type: 'lineSent', index: 1 }, { type: 'lineFailed', index: 1, reason: 'No.' });
  expect(two.lines[1]).toMatchObject({ status: 'failed', reason: 'No.' });
  expect(nextLine(two)).toBe(2);
  expect(countWith(two, 'added')).toBe(1);
});

test('after a stop nothing more is sent, and the line under way keeps its result', () => {
  const stopped = after(
    begun(),
    { type: 'lineSent', index: 0 },
    { type: 'stopAsked' },
    { type: 'lineAdded', index: 0 },
  );
  expect(stopped.phase).toBe('stopping');
  expect(nextLine(stopped)).toBe(-1);
  expect(statuses(after(stopped, { type: 'ended' }))).toEqual(['added', 'waiting', 'waiting']);
});

test('a run that does not run cannot be stopped', () => {
  expect(after(newRun(DAY), { type: 'stopAsked' }).phase).toBe('choosing');
  expect(after(begun(), { type: 'ended' }, { type: 'stopAsked' }).phase).toBe('ended');
});

/** The first was added, the second failed, the third was not sent. */
const half = (workouts = DAY) =>
  after(
    begun(workouts),
    { type: 'lineAdded', index: 0 },
    { type: 'lineFailed', index: 1, reason: 'No.' },
    { type: 'ended' },
    { type: 'started' },
  );

test('another round sends what was not added, and only that', () => {
  const run = after(half(), { type: 'targetRead', workouts: [workout(11, { exerciseId: 1 })] });
  expect(statuses(run)).toEqual(['added', 'waiting', 'waiting']);
  expect(run.lines[1]!.reason).toBe('');
  expect(nextLine(run)).toBe(1);
});

test('a line whose reply was lost is not sent again where the day holds it', () => {
  const now = [workout(11, { exerciseId: 1 }), workout(12, { exerciseId: 2 })];
  const run = after(half(), { type: 'targetRead', workouts: now });
  expect(statuses(run)).toEqual(['added', 'there', 'waiting']);
});

test('what the day holds at the start is left out, where sets and reps are the same', () => {
  const held = [workout(9, { exerciseId: 2 }), workout(10, { exerciseId: 3, reps: 8 })];
  const run = after(newRun(DAY), { type: 'started' }, { type: 'targetRead', workouts: held });
  expect(statuses(run)).toEqual(['waiting', 'there', 'waiting']);
});

test('of alike lines only as many are left out as the day holds', () => {
  const alike = [workout(1), workout(2, { exerciseId: 1 }), workout(3, { exerciseId: 1 })];
  const held = [workout(11, { exerciseId: 1 }), workout(12, { exerciseId: 1 })];
  expect(statuses(after(half(alike), { type: 'targetRead', workouts: held }))).toEqual(['added', 'there', 'waiting']);
});

test('a day that cannot be read sends nothing, and can be chosen anew or tried again', () => {
  const first = after(newRun(DAY), { type: 'started' }, { type: 'targetUnread', reason: 'No.' });
  expect(first).toMatchObject({ phase: 'choosing', problem: 'No.' });
  const later = after(half(), { type: 'targetUnread', reason: 'No.' });
  expect(later).toMatchObject({ phase: 'ended', problem: 'No.' });
  expect(statuses(later)).toEqual(['added', 'failed', 'waiting']);
  expect(after(later, { type: 'started' }).problem).toBeNull();
});
