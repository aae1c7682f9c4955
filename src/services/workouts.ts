import { api } from './http/api';
import { id, list, record, text, type Id } from './http/decode';
import { amount, entities, item, rows, withId, type Decoded } from './http/decodeRows';
import { post, type Call } from './http/request';
import { ifUnclear, onSuccess, tellChange } from './http/tags';

const toWeek = withId((row) => ({ title: text(row.title) }));

export type Week = Decoded<typeof toWeek>;

const toDay = withId((row) => ({
  title: text(row.title),
  /** Null if the day belongs to every week. */
  weekId: id(row.weekId),
}));

export type WorkoutDay = Decoded<typeof toDay>;

const toWorkout = withId((row) => {
  const exercise = record(row.exercise);
  return {
    /** Null if the exercise is gone from the library. */
    exerciseId: id(exercise.id),
    name: text(exercise.name),
    /** Stored name of the film, `''` if there is none. */
    video: text(exercise.videoURL),
    /** A number, or any other text as it is stored (`8-12`). */
    sets: amount(row.sets, 'sets'),
    reps: amount(row.reps, 'reps'),
  };
});

/** An exercise of a day, with its sets and reps. */
export type Workout = Decoded<typeof toWorkout>;

const toWeekDay = withId((row) => ({
  title: text(row.title),
  workouts: entities(list(row.workoutDayExercises, 'workoutDayExercises'), toWorkout),
}));

export type WeekDay = Decoded<typeof toWeekDay>;

export interface WeekDetail {
  days: readonly WeekDay[];
}

/** Without an id a workout is created. */
export interface SaveWorkout extends Pick<Workout, 'sets' | 'reps'> {
  id?: Id;
  weekId: Id;
  workoutDayId: Id;
  exerciseId: Id;
}

/** A member's progress counts the workouts of her weeks. */
const CHANGED = ['Week', 'UserProgress'] as const;
const weekChanged = onSuccess(...CHANGED);

const save = ({ id: workoutId, ...fields }: SaveWorkout) =>
  workoutId === undefined ? post('workout/create', fields) : post('workout/update', { ...fields, id: workoutId });

/** Whether the call changes this workout. */
export const isAboutWorkout = ({ path, body }: Call, workoutId: Id) =>
  path === 'workout/update' && (body as SaveWorkout).id === workoutId;

/** The weeks, their days and the workouts of each day. */
export const workoutsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWeeks: build.query<readonly Week[], void>({
      query: () => post('workout/list/weeks', {}, (body) => entities(rows(body, 'weeks'), toWeek)),
      providesTags: ['WeekList'],
    }),
    listWorkoutDays: build.query<readonly WorkoutDay[], void>({
      query: () => post('workout/list/workoutdays', {}, (body) => entities(rows(body, 'workoutDays'), toDay)),
      providesTags: ['WeekList'],
    }),
    getWeek: build.query<WeekDetail, Id>({
      query: (weekId) =>
        post('workout/detail', { weekId }, (body) => ({
          days: entities(list(item(body).workoutDays, 'workoutDays'), toWeekDay),
        })),
      providesTags: ['Week'],
    }),
    saveWorkout: build.mutation<null, SaveWorkout>({ query: save, invalidatesTags: weekChanged }),
    /** For one whose change is shown already (`showWorkout`), and for one of many, after which `invalidateWeeks` loads. */
    placeWorkout: build.mutation<null, SaveWorkout>({ query: save, invalidatesTags: ifUnclear(...CHANGED) }),
    deleteWorkout: build.mutation<null, Id>({
      query: (workoutId) => post('workout/delete', { id: workoutId }),
      invalidatesTags: weekChanged,
    }),
    createWeeks: build.mutation<null, number>({
      query: (numberOfWeeks) => post('workout/create/week', { numberOfWeeks }),
      invalidatesTags: onSuccess('WeekList'),
    }),
  }),
});

/** Loads the weeks on screen again, in all tabs. */
export const invalidateWeeks = () => api.util.invalidateTags([...tellChange(CHANGED)]);

export const {
  useListWeeksQuery,
  useListWorkoutDaysQuery,
  useGetWeekQuery,
  useLazyGetWeekQuery,
  useSaveWorkoutMutation,
  usePlaceWorkoutMutation,
  useDeleteWorkoutMutation,
  useCreateWeeksMutation,
} = workoutsApi;
