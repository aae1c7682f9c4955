import { makeRandom } from '../statistics.mjs';
import { answer } from './words.mjs';

const CREATED = Date.UTC(2025, 0, 1);

/** Never over 17 characters with their number, so that no card cuts its title. */
const THEMES = ['Walk', 'Sleep', 'Breakfast', 'Stretch', 'Market', 'Wins', 'Water', 'Calm', 'Notes', 'Team'];

const EXERCISES = [
  'Squat',
  'Glute bridge',
  'Bird dog',
  'Side plank',
  'Band row',
  'Calf raise',
  'Reverse lunge',
  'Dead bug',
];

const dateOf = (id) => new Date(CREATED + id * 60_000).toISOString();

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index + 1));

/** The body of `highlights/list`: each highlight with up to four items. */
export function makeHighlights(count) {
  const random = makeRandom(20260501);
  let itemId = 0;
  return times(count, (id) => ({
    id,
    title: `${random.pick(THEMES)} ${id}`,
    createdAt: dateOf(id),
    highlightItems: times(1 + random.below(4), () => ({
      id: (itemId += 1),
      mediaUrl: `highlights/${itemId}.svg`,
      mediaType: 'photo',
      caption: answer(random),
      duration: 5,
      viewedCount: random.below(900),
      createdAt: dateOf(id),
    })),
  }));
}

/** The body of `habits/list`, whose rows are at `data.habits`. */
export function makeHabits(count) {
  const random = makeRandom(20260502);
  const habits = times(count, (id) => ({
    id,
    name: `${random.pick(THEMES)} ${id}`,
    description: answer(random),
    mandatory: random.chance(0.3),
    image: `habits/${id}.svg`,
    createdAt: dateOf(id),
  }));
  return { habits };
}

/** The body of `exercise/list`. */
export function makeExercises(count) {
  const random = makeRandom(20260503);
  return times(count, (id) => ({
    id,
    name: `${random.pick(EXERCISES)} ${id}`,
    description: answer(random),
    videoURL: `exercises/${id}.mp4`,
  }));
}

const WEEKS = 4;
const DAYS = 7;

export const makeWeeks = () => times(WEEKS, (id) => ({ id, title: `Week ${id}` }));

/** The body of `workout/detail`: seven days, each with five exercises of the library. */
export const makeWeek = (exercises) => ({
  id: 1,
  title: 'Week 1',
  workoutDays: times(DAYS, (id) => ({
    id,
    title: `Day ${id}`,
    workoutDayExercises: times(5, (nth) => ({
      id: id * 10 + nth,
      exercise: exercises[id * 5 + nth],
      sets: 3,
      reps: 8 + nth,
    })),
  })),
});
