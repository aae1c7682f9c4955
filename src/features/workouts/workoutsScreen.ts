import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/dialogState';
import { type Sort } from '@/components/table/sort';
import { tableReducers } from '@/screen/tableState';
import {
  countField,
  dialogField,
  idField,
  numberOf,
  sortField,
  type OpenDialog,
  type UrlFields,
} from '@/screen/urlFields';
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
  'copyDay',
  'addExercise',
  'watchExercise',
  'editExercise',
  'duplicateExercise',
  'deleteExercise',
] as const;
export type WorkoutsDialog = OpenDialog<(typeof DIALOGS)[number]>;

interface WorkoutsState {
  /** Null until one is chosen; until then the first is shown. */
  week: Id | null;
  /** Null until a day of the week is chosen; until then the first is shown. */
  day: Id | null;
  page: number;
  size: number;
  sort: ExercisesSort | null;
  dialog: WorkoutsDialog | null;
}

const initialState: WorkoutsState = {
  week: null,
  day: null,
  page: 1,
  size: EXERCISE_PAGE_SIZES[0],
  sort: null,
  dialog: null,
};

export const workoutsScreen = createSlice({
  name: 'workouts',
  initialState,
  reducers: {
    weekSelected(state, { payload }: PayloadAction<Id>) {
      state.week = payload;
      state.day = null;
    },
    daySelected(state, { payload }: PayloadAction<Id>) {
      state.day = payload;
    },
    ...tableReducers<ExercisesSort>(),
    ...dialogReducers<WorkoutsDialog>(),
    viewRestored: (_state, { payload }: PayloadAction<Partial<WorkoutsState>>) => ({ ...initialState, ...payload }),
  },
  selectors: { selectWorkoutsScreen: (state) => state },
});

export const workoutsUrlFields: UrlFields<WorkoutsState> = {
  week: idField,
  day: idField,
  page: countField,
  size: numberOf(EXERCISE_PAGE_SIZES),
  sort: sortField(SORT_KEYS),
  dialog: dialogField(DIALOGS),
};

export const { weekSelected, daySelected, pageChanged, sizeChanged, sorted, dialogOpened, dialogClosed } =
  workoutsScreen.actions;
export const { selectWorkoutsScreen } = workoutsScreen.selectors;
