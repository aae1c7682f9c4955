import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { ON_ENTRY } from '@/screen/onEntry';
import { useListExercisesQuery, type Exercise } from '@/services/exercises';
import {
  useGetWeekQuery,
  useListWeeksQuery,
  useListWorkoutDaysQuery,
  type Week,
  type WeekDay,
  type WorkoutDay,
} from '@/services/workouts';
import { selectWorkoutsScreen } from './workoutsScreen';

/** What the screen shows; each part is undefined until its first load succeeded. */
export interface Workouts {
  weeks: readonly Week[] | undefined;
  /** The selected week, or the first. */
  week: Week | undefined;
  /** The days of that week with their workouts; undefined while another week loads. */
  days: readonly WeekDay[] | undefined;
  /** The selected day, or the first. */
  day: WeekDay | undefined;
  /** The days of all weeks, for the dialogs. */
  allDays: readonly WorkoutDay[] | undefined;
  exercises: readonly Exercise[] | undefined;
  isLoadingWeek: boolean;
  isLoadingExercises: boolean;
  /** Whether anything is loading that is not cached. */
  isFirstLoad: boolean;
}

/** Loads the lists on entry, and a week when it is chosen; cached lists stay on screen meanwhile. */
export function useWorkouts(): Workouts {
  const { week: weekId, day: dayId } = useSelector(selectWorkoutsScreen);
  const weekList = useListWeeksQuery(undefined, ON_ENTRY);
  const dayList = useListWorkoutDaysQuery(undefined, ON_ENTRY);
  const library = useListExercisesQuery(undefined, ON_ENTRY);
  const week = weekList.data && chosen(weekList.data, weekId);
  const detail = useGetWeekQuery(week ? week.id : skipToken, ON_ENTRY);
  const days = detail.currentData?.days;
  return {
    weeks: weekList.data,
    week,
    days,
    day: days && chosen(days, dayId),
    allDays: dayList.data,
    exercises: library.data,
    isLoadingWeek: weekList.isFetching || detail.isFetching,
    isLoadingExercises: library.isFetching,
    isFirstLoad: [weekList, dayList, library].some(({ isLoading }) => isLoading) || (detail.isFetching && !days),
  };
}
