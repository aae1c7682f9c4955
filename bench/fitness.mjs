import { count, megabytes, milliseconds, score, toRows, worst } from './figures.mjs';
import { driveExercises, driveTracker } from './fitnessJourney.mjs';
import { startServer } from './server.mjs';
import { makeExercises, makeHabits, makeHighlights, makeWeek, makeWeeks } from './wire/fitness.mjs';

const CARDS = 2000;
const EXERCISES = 10_000;

/** How the measured values are reported: label, figure, unit, the most it may be and how many values become one. */
const FIGURES = [
  ['Reply arrived to cards or table painted', 'reply', milliseconds, null],
  ['Tab or day switched', 'tab', milliseconds, 100],
  ['Search key to its letter painted', 'letter', milliseconds, 50],
  ['Search key to cards painted', 'key', milliseconds, 50],
  ['Search key to cards painted, the worst single one', 'key', milliseconds, null, worst],
  ['Page turned', 'page', milliseconds, 50],
  ['Sorted by name', 'sort', milliseconds, null],
  ['Cards in the document at first', 'cards', count, 100],
  ['Rows in the document, page of 20', 'rows', count, 20],
  ['Layout shift before the first cards', 'early shift', score, null, worst],
  ['Layout shift from then until their pictures are there', 'shift', score, 0, worst],
  ['Layout shift while cards and pictures come by scrolling', 'scroll shift', score, 0, worst],
  ['Cards in the document after scrolling by 8,000 px', 'cards later', count, null],
];

/** Drives the Tracker with 2,000 highlights and as many habits, and the workouts with 10,000 exercises. */
export async function measureFitness(browser, { dist, runs, log }) {
  const highlights = makeHighlights(CARDS);
  const habits = makeHabits(CARDS);
  const exercises = makeExercises(EXERCISES);
  const lists = {
    'highlights/list': highlights,
    'habits/list': habits,
    'exercise/list': exercises,
    'workout/list/weeks': makeWeeks(),
    'workout/list/workoutdays': [],
    'workout/detail': makeWeek(exercises),
  };
  const server = await startServer({ dist, lists });
  const notes = { tracker: {}, exercises: {} };
  const noteIn = (name) => (figure, value) => (notes[name][figure] ??= []).push(value);
  try {
    for (let run = 0; run < runs; run += 1) {
      log(`fitness, run ${run + 1} of ${runs}`);
      await driveTracker(
        browser,
        { url: `${server.address}/tracker`, highlights, habits: habits.habits },
        noteIn('tracker'),
      );
      await driveExercises(browser, { url: `${server.address}/workouts`, exercises }, noteIn('exercises'));
    }
  } finally {
    server.close();
  }
  return {
    intro: [
      `${CARDS.toLocaleString('en')} highlights in one reply of ${megabytes(server.bytesOf('highlights/list'))} and as many habits;`,
      `${EXERCISES.toLocaleString('en')} exercises in one reply of ${megabytes(server.bytesOf('exercise/list'))}, with a week of seven days. Medians of ${runs} runs,`,
      "every run in a fresh window, from the person's act to the painted frame. Layout shifts are the worst of the runs.",
      'Without motion (`prefers-reduced-motion`).',
    ].join('\n'),
    head: ['Tracker and exercises', 'Tracker', 'Exercises', 'Target', ''],
    rows: toRows(FIGURES, [notes.tracker, notes.exercises]),
  };
}
