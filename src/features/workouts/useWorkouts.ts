import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { ON_ENTRY } from '@/screen/onEntry';
import { useListExercisesQuery } from '@/services/exercises';
import { useGetWeekQuery, useListWeeksQuery, useListWorkoutDaysQuery } from '@/services/workouts';
import { selectWorkoutsScreen } from './workoutsScreen';

export type Workouts = ReturnType<typeof useWorkouts>;

/**
 * What the screen shows; each list is undefined until its first load succeeded. Loads the lists on entry, and a week when it is
 * chosen; cached lists stay on screen meanwhile.
 */
export function useWorkouts() {
  const { week: weekId, day: dayId } = useSelector(selectWorkoutsScreen);
  const weekList = useListWeeksQuery(undefined, ON_ENTRY);
  const dayList = useListWorkoutDaysQuery(undefined, ON_ENTRY);
  const library = useListExercisesQuery(undefined, ON_ENTRY);
  const week = weekList.data && chosen(weekList.data, weekId);
  const detail = useGetWeekQuery(week ? week.id : skipToken, ON_ENTRY);
  const days = detail.currentData?.days;
  return {
    weeks: weekList.data,
    /** The selected week, or the first. */
    week,
    /** The days of that week with their workouts; undefined while another week loads. */
    days,
    /** The selected day, or the first. */
    day: days && chosen(days, dayId),
    /** The days of all weeks, for the dialogs. */
    allDays: dayList.data,
    exercises: library.data,
    isLoadingWeek: weekList.isFetching || detail.isFetching,
    isLoadingExercises: library.isFetching,
    /** Whether anything is loading that is not cached. */
    isLoading: [weekList, dayList, library].some((each) => each.isLoading) || (detail.isFetching && !days),
  };
}
