import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Id } from '@/services/http/decode';
import { patchCached } from '@/services/http/patchCached';
import { workoutsApi, type WeekDetail, type Workout } from '@/services/workouts';

/** A workout and the day it is on. */
interface PlacedWorkout {
  workout: Workout;
  dayId: Id;
}

/** The week with this workout on that day and on no other: in its place if it is there already, else behind the others. */
export function withWorkout(week: WeekDetail, { workout, dayId }: PlacedWorkout): WeekDetail {
  const isIt = ({ id }: Workout) => id === workout.id;
  const days = week.days.map((day) => {
    const isThere = day.workouts.some(isIt);
    if (day.id !== dayId) return isThere ? { ...day, workouts: day.workouts.filter((other) => !isIt(other)) } : day;
    const workouts = isThere
      ? day.workouts.map((other) => (isIt(other) ? workout : other))
      : [...day.workouts, workout];
    return { ...day, workouts };
  });
  return { days };
}

/** Shows a workout so in all weeks that are loaded, as a day may belong to several. */
export const showWorkout =
  (
    placed: PlacedWorkout,
  ): ThunkAction<void, Parameters<typeof workoutsApi.util.selectCachedArgsForQuery>[0], unknown, UnknownAction> =>
  (dispatch, getState) => {
    for (const weekId of workoutsApi.util.selectCachedArgsForQuery(getState(), 'getWeek'))
      dispatch(patchCached(workoutsApi.endpoints.getWeek, weekId, (week: WeekDetail) => withWorkout(week, placed)));
  };
