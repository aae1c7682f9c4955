import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { createSelector } from '@reduxjs/toolkit';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { baseOf, editAt, findingOf, strong, toAdd, toEdit, withoutPicture, type Reason, type Step } from '../finding';
import { makeChecks, type Loading } from '../makeChecks';
import { checkMedia, FILM } from '../media';
import { alsoAs, DOUBLE, firstTwins } from '../sameText';
import { useLoads } from '@/screen/useLoads';
import { type Exercise } from '@/services/exercises';
import { type Id } from '@/services/http/decode';
import { workoutsApi, type Week, type WeekDay, type Workout } from '@/services/workouts';
import { type Loaded } from '@/lib/loaded';
import { exerciseRecord } from '@/features/workouts/exerciseRecord';

const TWICE: Reason = {
  key: 'twice',
  title: 'The same exercise twice in a day',
  text: 'Members see it twice in their list.',
};
const GONE: Reason = {
  key: 'gone',
  title: 'Exercise that is gone',
  text: 'It was deleted from the library, and members see a line without a name.',
};
const EMPTY: Reason = { key: 'empty', title: 'Day without exercises', text: 'Members open it and find nothing.' };

/** A week with its days, as far as it is loaded. */
export interface CheckedWeek {
  week: Week;
  days: readonly WeekDay[];
}

/**
 * Whether a week is planned, so that its empty days are a fault. One day with exercises is not enough: it may be one that
 * belongs to every week.
 */
const isPlanned = ({ days }: CheckedWeek) => days.filter(({ workouts }) => workouts.length > 0).length > 1;

/** Checks the days of the weeks, one in each step, and the library. A day of every week is checked once. */
export function* workoutSteps(weeks: readonly CheckedWeek[], exercises: readonly Exercise[]): Generator<Step> {
  const seen = new Set<Id>();
  for (const each of weeks)
    for (const day of each.days) {
      yield null;
      if (seen.has(day.id)) continue;
      seen.add(day.id);
      yield* daySteps(each, day);
    }
  const twinOf = firstTwins<Exercise>();
  for (const exercise of exercises) {
    yield null;
    const { id, video } = exercise;
    const base = { ...baseOf(exerciseRecord, exercise, 'Library'), picture: null };
    const twin = twinOf(exercise, exercise.name);
    const act = toEdit('title', base.name, editAt('title', id, 'editExercise'));
    if (twin) yield findingOf(base, DOUBLE, alsoAs(titleOf(twin.name)), act);
    yield checkMedia(base, video, { what: 'film', query: editAt('video', id, 'editExercise') }, FILM);
  }
}

function* daySteps(checked: CheckedWeek, day: WeekDay): Generator<Step> {
  const { week } = checked;
  const place = `${titleOf(week.title)} › ${titleOf(day.title)}`;
  const query = { week: String(week.id), day: String(day.id) };
  if (day.workouts.length === 0 && isPlanned(checked)) {
    const name = titleOf(day.title);
    const base = withoutPicture(`day ${day.id}`, day, name, titleOf(week.title));
    yield findingOf(
      base,
      EMPTY,
      ['No exercises'],
      toAdd('exercise', name, { ...query, dialog: 'addWorkout.exercise' }),
    );
  }
  const first = new Map<Id, Workout>();
  for (const workout of day.workouts) {
    const { id, exerciseId, sets, reps } = workout;
    const name = titleOf(workout.name);
    const base = { about: `workout ${id}`, record: [day.id, workout], name, place, picture: null };
    const act = toEdit('exercise', name, { ...query, ...editAt('exercise', id, 'editWorkout') });
    if (exerciseId === null)
      yield findingOf(base, GONE, [strong(`${sets} × ${reps}`), ' of an exercise that is gone'], act);
    else if (first.has(exerciseId)) {
      const { sets: otherSets, reps: otherReps } = first.get(exerciseId)!;
      const said = [strong(`${sets} × ${reps}`), ', and before that ', strong(`${otherSets} × ${otherReps}`)];
      yield findingOf(base, TWICE, said, act);
    } else first.set(exerciseId, workout);
  }
}

type Lists = Loading & { weeks: Loaded<readonly Week[]>; exercises: Loaded<readonly Exercise[]> };

/** How many weeks are loaded at the same time. */
const AT_ONCE = 2;

const { getWeek } = workoutsApi.endpoints;
const NO_WEEKS: readonly Week[] = [];

const loadWeek = (id: Id) => getWeek.initiate(id);

type Root = Parameters<ReturnType<typeof getWeek.select>>[0];

/** The weeks that are loaded; while `isPage`, the others are loaded too. */
function useCheckedWeeks(weeks: readonly Week[], isPage: boolean): readonly CheckedWeek[] {
  const selectLoaded = useMemo(() => {
    const selectors = weeks.map(({ id }) => getWeek.select(id)).map((select) => (state: Root) => select(state).data);
    return createSelector(selectors, (...details) =>
      weeks.flatMap((week, index) => {
        const days = details[index]?.days;
        return days ? [{ week, days }] : [];
      }),
    );
  }, [weeks]);
  const ids = useMemo(() => (isPage ? weeks : NO_WEEKS).map(({ id }) => id), [isPage, weeks]);
  useLoads(ids, loadWeek, AT_ONCE);
  return useSelector(selectLoaded);
}

function useChecked({ weeks = NO_WEEKS, exercises }: Lists, isPage: boolean) {
  const checked = useCheckedWeeks(weeks, isPage);
  return [checked.length > 0 ? checked : undefined, exercises] as const;
}

export const workoutsChecks = makeChecks(useChecked, {
  reasons: [TWICE, DOUBLE, FILM, GONE, EMPTY],
  steps: workoutSteps,
  checked(weeks, exercises) {
    const days = new Set(weeks.flatMap((each) => each.days.map(({ id }) => id)));
    return [
      `${countOf(days.size, 'day')} of ${countOf(weeks.length, 'week')}`,
      countOf(exercises.length, exerciseRecord.noun),
    ];
  },
});
