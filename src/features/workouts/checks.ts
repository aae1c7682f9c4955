import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { createSelector } from '@reduxjs/toolkit';
import { countOf } from '@/components/format/number';
import { type Checkup } from '@/screen/checks/finding';
import { makeChecks } from '@/screen/checks/makeChecks';
import { remember } from '@/screen/checks/remember';
import { useLoads } from '@/screen/useLoads';
import { workoutsApi, type Week, type WeekDetail } from '@/services/workouts';
import { type Workouts } from './useWorkouts';
import { WORKOUT_REASONS, workoutSteps } from './workoutSteps';

/** How many weeks are loaded at the same time. */
const AT_ONCE = 2;

interface Lists extends Pick<Workouts, 'weeks' | 'exercises'> {
  isLoading: boolean;
}

const { getWeek } = workoutsApi.endpoints;
const NO_WEEKS: readonly Week[] = [];

const loadWeek = (id: Week['id']) => getWeek.initiate(id);

type Root = Parameters<ReturnType<typeof getWeek.select>>[0];

/** The weeks as far as they are loaded; while `isPage`, the others are loaded too. */
function useDetails(weeks: readonly Week[], isPage: boolean): readonly (WeekDetail | undefined)[] {
  const selectDetails = useMemo(() => {
    const selectors = weeks.map(({ id }) => getWeek.select(id)).map((select) => (state: Root) => select(state).data);
    return createSelector(selectors, (...details) => details);
  }, [weeks]);
  const ids = useMemo(() => (isPage ? weeks : NO_WEEKS).map(({ id }) => id), [isPage, weeks]);
  useLoads(ids, loadWeek, AT_ONCE);
  return useSelector(selectDetails);
}

const makeCheckup = remember(
  (weeks: Lists['weeks'], exercises: Lists['exercises'], details: readonly (WeekDetail | undefined)[]): Checkup => {
    const known = (weeks ?? NO_WEEKS).flatMap((week, index) => {
      const days = details[index]?.days;
      return days ? [{ week, days }] : [];
    });
    const days = new Set(known.flatMap((week) => week.days.map(({ id }) => id)));
    return {
      path: '/workouts',
      label: 'WorkOuts',
      reasons: WORKOUT_REASONS,
      steps: exercises && known.length > 0 ? () => workoutSteps(known, exercises) : undefined,
      checked: exercises
        ? [`${countOf(days.size, 'day')} of ${countOf(known.length, 'week')}`, countOf(exercises.length, 'exercise')]
        : [],
    };
  },
);

function useCheckup({ weeks, exercises }: Lists, isPage: boolean): Checkup {
  return makeCheckup(weeks, exercises, useDetails(weeks ?? NO_WEEKS, isPage));
}

export const workoutsChecks = makeChecks(useCheckup);
