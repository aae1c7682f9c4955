import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/list/listSlice';
import { viewField } from '@/screen/list/pageViews';
import { placeReducers, type SavedState } from '@/screen/saved/savedState';
import { type Sort } from '@/components/table/sort';
import { tableReducers } from '@/screen/list/sliceParts';
import {
  countField,
  dialogField,
  idField,
  numberOf,
  sortField,
  type OpenDialog,
  type UrlFields,
} from '@/screen/urlFields';
import { screenState } from '@/screen/section';
import { type Id } from '@/services/http/decode';

/** The rows per page that the exercises table offers; the first is the default. */
export const EXERCISE_PAGE_SIZES = [5, 10, 15, 20] as const;

const SORT_KEYS = ['name'] as const;
export type ExercisesSort = Sort & { key: (typeof SORT_KEYS)[number] };

const DIALOGS = [
  'addWeeks',
  'addWorkout',
  'editWorkout',
  'deleteWorkout',
  'addExercise',
  'watchExercise',
  'editExercise',
  'duplicateExercise',
  'deleteExercise',
] as const;
export type WorkoutsDialog = OpenDialog<(typeof DIALOGS)[number]>;

const AT_FIRST = {
  /** `days`, with the library below, or what is shown in place of them. */
  view: 'days',
  /** Null until one is chosen; until then the first is shown. */
  week: null as Id | null,
  /** Null until a day of the week is chosen; until then the first is shown. */
  day: null as Id | null,
  page: 1,
  size: EXERCISE_PAGE_SIZES[0] as number,
  sort: null as ExercisesSort | null,
  /** One of these kinds, or of those that are added. */
  dialog: null as OpenDialog | null,
};

type WorkoutsState = typeof AT_FIRST & SavedState;
const initialState: WorkoutsState = AT_FIRST;

export const workoutsScreen = createSlice({
  name: 'workouts',
  initialState,
  reducers: {
    viewSelected(state, { payload }: PayloadAction<string>) {
      state.view = payload;
    },
    weekSelected(state, { payload }: PayloadAction<Id>) {
      state.week = payload;
      state.day = null;
    },
    daySelected(state, { payload }: PayloadAction<Id>) {
      state.day = payload;
    },
    ...tableReducers<ExercisesSort>(),
    ...placeReducers<WorkoutsState>(),
    ...dialogReducers<OpenDialog>(),
    viewRestored: (_state, { payload }: PayloadAction<Partial<WorkoutsState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectWorkoutsScreen: (state) => state },
});

const workoutsUrlFields: UrlFields<WorkoutsState> = {
  view: viewField('/workouts'),
  week: idField,
  day: idField,
  page: countField,
  size: numberOf(EXERCISE_PAGE_SIZES),
  sort: sortField(SORT_KEYS),
  dialog: dialogField<string>(DIALOGS, '/workouts'),
};

export const WORKOUTS = screenState('/workouts', workoutsScreen, workoutsUrlFields);

export const { weekSelected, daySelected, dialogOpened } = workoutsScreen.actions;
export const { selectWorkoutsScreen } = workoutsScreen.selectors;
