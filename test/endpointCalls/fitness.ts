import { exercisesApi } from '@/services/exercises';
import { habitsApi } from '@/services/habits';
import { highlightsApi } from '@/services/highlights';
import { supplementsApi } from '@/services/supplements';
import { type EndpointCall, image } from './endpointCall';
import { workoutsApi } from '@/services/workouts';

const habits = habitsApi.endpoints;
const highlights = highlightsApi.endpoints;
const workouts = workoutsApi.endpoints;
const exercises = exercisesApi.endpoints;
const supplements = supplementsApi.endpoints;

const HABIT = { name: 'Walk', description: 'Outside', isMandatory: true, image };
const HABIT_FIELDS = { image: 'receipt.png', name: 'Walk', description: 'Outside', mandatory: 'true' };
const ITEM = { highlightId: 4, caption: 'Lunch', duration: 8, media: image };
const EXERCISE = { name: 'Squat', description: 'Slowly', video: image };
const EXERCISE_FIELDS = { video: 'receipt.png', name: 'Squat', description: 'Slowly' };
const WORKOUT = { weekId: 1, workoutDayId: 2, exerciseId: 'x-3', sets: 3, reps: 12 };
const SUPPLEMENT = {
  title: 'Inositol',
  description: 'With food',
  folderId: 2,
  externalLink: 'example.com',
  dosage: '2 g',
  image,
};
const SUPPLEMENT_FIELDS = {
  title: 'Inositol',
  description: 'With food',
  supplementCategoryId: '2',
  externalLink: 'example.com',
  dosage: '2 g',
  image: 'receipt.png',
};

export const FITNESS_CALLS: EndpointCall[] = [
  ['supplements/list', 'json', supplements.listSupplements.initiate(), {}],
  ['habits/list', 'json', habits.listHabits.initiate(), {}],
  ['habits/create', 'form', habits.saveHabit.initiate(HABIT), HABIT_FIELDS],
  ['habits/update', 'form', habits.saveHabit.initiate({ ...HABIT, id: 7 }), { ...HABIT_FIELDS, id: '7' }],
  ['habits/delete', 'json', habits.deleteHabit.initiate(7), { id: 7 }],
  ['highlights/list', 'json', highlights.listHighlights.initiate(), {}],
  [
    'highlights/create',
    'form',
    highlights.createHighlight.initiate({ title: 'Wins', caption: 'Lunch', duration: 8, media: image }),
    { media: 'receipt.png', title: 'Wins', caption: 'Lunch', duration: '8' },
  ],
  [
    'highlights/update',
    'json',
    highlights.renameHighlight.initiate({ id: 4, title: 'Wins' }),
    { title: 'Wins', highlightId: 4 },
  ],
  ['highlights/delete', 'json', highlights.deleteHighlight.initiate(4), { id: 4 }],
  [
    'highlights/create/items',
    'form',
    highlights.saveHighlightItem.initiate(ITEM),
    { highlightId: '4', media: 'receipt.png', caption: 'Lunch', duration: '8' },
  ],
  [
    'highlights/update/item',
    'form',
    highlights.saveHighlightItem.initiate({ ...ITEM, id: 9 }),
    { id: '9', highlightItemId: '9', media: 'receipt.png', caption: 'Lunch', duration: '8' },
  ],
  ['highlights/delete/item', 'json', highlights.deleteHighlightItem.initiate({ highlightId: 4, id: 9 }), { id: 9 }],
  ['workout/list/weeks', 'json', workouts.listWeeks.initiate(), {}],
  ['workout/list/workoutdays', 'json', workouts.listWorkoutDays.initiate(), {}],
  ['workout/detail', 'json', workouts.getWeek.initiate(1), { weekId: 1 }],
  ['workout/create', 'json', workouts.saveWorkout.initiate(WORKOUT), WORKOUT],
  ['workout/update', 'json', workouts.saveWorkout.initiate({ ...WORKOUT, id: 5 }), { ...WORKOUT, id: 5 }],
  ['workout/update', 'json', workouts.placeWorkout.initiate({ ...WORKOUT, id: 5 }), { ...WORKOUT, id: 5 }],
  ['workout/delete', 'json', workouts.deleteWorkout.initiate(5), { id: 5 }],
  ['workout/create/week', 'json', workouts.createWeeks.initiate(3), { numberOfWeeks: 3 }],
  ['exercise/list', 'json', exercises.listExercises.initiate(), {}],
  ['exercise/create', 'form', exercises.saveExercise.initiate(EXERCISE), EXERCISE_FIELDS],
  ['exercise/update', 'form', exercises.saveExercise.initiate({ ...EXERCISE, id: 6 }), { ...EXERCISE_FIELDS, id: '6' }],
  ['exercise/create', 'form', exercises.saveExercise.initiate({ ...EXERCISE, inRound: true }), EXERCISE_FIELDS],
  [
    'exercise/update',
    'form',
    exercises.saveExercise.initiate({ ...EXERCISE, id: 6, inRound: true }),
    { ...EXERCISE_FIELDS, id: '6' },
  ],
  ['exercise/delete', 'json', exercises.deleteExercise.initiate({ id: 6, inRound: true }), { id: 6 }],
  ['exercise/delete', 'json', exercises.deleteExercise.initiate({ id: 6 }), { id: 6 }],
  ['supplements/create/category', 'json', supplements.createSupplementFolder.initiate('Sleep'), { title: 'Sleep' }],
  ['supplements/create', 'form', supplements.saveSupplement.initiate(SUPPLEMENT), SUPPLEMENT_FIELDS],
  [
    'supplements/update',
    'form',
    supplements.saveSupplement.initiate({ ...SUPPLEMENT, id: 8 }),
    { ...SUPPLEMENT_FIELDS, id: '8' },
  ],
  [
    'supplements/create',
    'form',
    supplements.saveSupplement.initiate({ ...SUPPLEMENT, inRound: true }),
    SUPPLEMENT_FIELDS,
  ],
  [
    'supplements/update',
    'form',
    supplements.saveSupplement.initiate({ ...SUPPLEMENT, id: 8, inRound: true }),
    { ...SUPPLEMENT_FIELDS, id: '8' },
  ],
  ['supplements/delete', 'json', supplements.deleteSupplement.initiate({ id: 8, inRound: true }), { id: 8 }],
  ['supplements/delete', 'json', supplements.deleteSupplement.initiate({ id: 8 }), { id: 8 }],
];
