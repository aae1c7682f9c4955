import { driveBoard } from './boardJourney.mjs';
import { milliseconds, toRows, worst } from './figures.mjs';
import { startServer } from './server.mjs';
import { makeExercises, makeWeek, makeWeeks } from './wire/fitness.mjs';

const EXERCISES = 200;

/** How the measured values are reported: label, figure, unit, the most it may be and how many values become one. */
const FIGURES = [
  ['Drop to the card painted on the other day', 'drop', milliseconds, 50],
  ['The same, the worst single one', 'drop', milliseconds, null, worst],
  ['Enter in the menu of days to the card painted there', 'move', milliseconds, 50],
  ['From the days to the board, its code fetched', 'board', milliseconds, null],
];

/** Drives the board of a week of seven days with five exercises each: moves by mouse and by menu. */
export async function measureBoard(browser, { dist, runs, log }) {
  const exercises = makeExercises(EXERCISES);
  const lists = {
    'exercise/list': exercises,
    'workout/list/weeks': makeWeeks(),
    'workout/list/workoutdays': [],
    'workout/detail': makeWeek(exercises),
    'workout/update': {},
  };
  const server = await startServer({ dist, lists });
  const notes = {};
  const note = (figure, value) => (notes[figure] ??= []).push(value);
  try {
    for (let run = 0; run < runs; run += 1) {
      log(`board, run ${run + 1} of ${runs}`);
      await driveBoard(browser, { url: `${server.address}/workouts` }, note);
    }
  } finally {
    server.close();
  }
  return {
    intro: [
      `A week of seven days with five exercises each on the board of WorkOuts. Medians of ${runs} runs, every run in a`,
      "fresh window, from the person's act to the painted frame. Without motion (`prefers-reduced-motion`).",
    ].join('\n'),
    head: ['Week board', 'Board', 'Target', ''],
    rows: toRows(FIGURES, [notes]),
  };
}
