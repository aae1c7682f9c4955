import { type ProgressEntryRow } from './rows';
import { between, chance, pick } from '../../database/random';

/** Average measurements in inches. */
const SIZES = {
  Chest: 37,
  RightArm: 12,
  LeftArm: 11.8,
  BellyButton: 35,
  Waist: 33,
  Hips: 41,
  LeftThigh: 23,
  RightThigh: 23.2,
  Wrist: 6.2,
};

const PROBLEMS = ['Ate out on two weekends', 'Slept badly before the exam', 'Travelled, missed three workouts', 'None'];
const RESOLVED = ['Packed lunch for work', 'Moved workouts to the morning', 'No more tea after 5 pm', 'Not yet'];
const DIFFICULT = ['Dinner before 8 pm', 'Drinking enough water', 'No sugar in tea', 'Ten minutes of stretching'];
const CHANGES = ['Less bloating and more energy', 'Clearer skin', 'Period came on day 31', 'Trousers fit again'];
const HABITS = ['Water, walking, early dinner', 'Protein at breakfast', 'Bed by 11 pm, morning stretch'];
const DIET = ['The portions felt small at first', 'Lunges hurt my knee', 'No problems', 'Cravings in week two'];
const FEEDBACK = ['Easy to use', 'Videos load slowly on mobile data', 'I like the recipe pictures', 'Good reminders'];
const WISHES = ['More vegetarian dinners', 'A shopping list', 'Shorter workouts for busy days', 'None'];
const LIKED = ['Recipes', 'Community', 'Habit tracker', 'Workout videos'];
const REVIEWS = ['My coach answers kindly and fast', 'Very supportive', 'Helped me through a hard week'];
const PERIODS = ['Regular, 29 days', 'Came after six weeks', 'Light, 4 days', 'Not yet this month'];

const inches = (value: number) => String(Math.round(value * 4) / 4);

function measurements(n: number, day: number): ProgressEntryRow['measurements'] {
  const size = 0.88 + chance(n, 'size') * 0.3;
  const loss = (day / 90) * (0.02 + chance(n, 'loss') * 0.05);
  return Object.fromEntries(
    Object.entries(SIZES).map(([part, usual]) => [
      part,
      { day1: inches(usual * size), current: inches(usual * size * (1 - loss)) },
    ]),
  );
}

/** Makes a user's progress entries, one every 30 days. */
export function makeProgressEntries(n: number, count: number): ProgressEntryRow[] {
  const weight = between(60, 96, n, 'start weight');
  return Array.from({ length: count }, (_, i) => {
    const dayNumber = (i + 1) * 30;
    const answer = (choices: readonly string[], field: string) => pick(choices, n, `${field} ${i}`);
    return {
      dayNumber,
      currentWeight: `${weight - between(1, 2, n, 'lost') * (i + 1)} kg`,
      goalWeight: `${weight - 12} kg`,
      problemsFaced: answer(PROBLEMS, 'problems'),
      problemsResolved: answer(RESOLVED, 'resolved'),
      dietWorkoutProblems: answer(DIET, 'diet'),
      positiveChanges: answer(CHANGES, 'changes'),
      habitsIncluded: answer(HABITS, 'habits'),
      habitsDifficult: answer(DIFFICULT, 'difficult'),
      appFeedback: answer(FEEDBACK, 'feedback'),
      suggestions: answer(WISHES, 'wishes'),
      likedFeatures: answer(LIKED, 'liked'),
      coachReview: answer(REVIEWS, 'review'),
      periodDetails: answer(PERIODS, 'periods'),
      measurements: measurements(n, dayNumber),
    };
  });
}
