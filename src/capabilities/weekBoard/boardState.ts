import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Room } from '@/screen/section';
import { type Id } from '@/services/http/decode';
import { workoutsScreen } from '@/features/workouts/workoutsScreen';

/** What a person changes of a workout on the board. */
export interface WorkoutChange {
  id: Id;
  /** The day it is moved to. */
  dayId?: Id;
  sets?: number;
  reps?: number;
}

const initialState = {
  /** A change of a day that belongs to every week, which the person is asked about. */
  asked: null as WorkoutChange | null,
};

const boardSlice = createSlice({
  name: 'workouts/board',
  initialState,
  reducers: {
    changeAsked(state, { payload }: PayloadAction<WorkoutChange>) {
      state.asked = payload;
    },
    changeAnswered(state) {
      state.asked = null;
    },
  },
  extraReducers: (builder) => builder.addCase(workoutsScreen.actions.viewRestored, () => initialState),
  selectors: { selectAsked: (state) => state.asked },
});

/** The room of the board. The address names nothing of it. */
export const boardRoom: Room = { slice: boardSlice };

export const { changeAsked, changeAnswered } = boardSlice.actions;
export const { selectAsked } = boardSlice.selectors;
