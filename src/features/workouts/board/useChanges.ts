import { useRef } from 'react';
import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import { type Id } from '@/services/http/decode';
import { failureMessage } from '@/services/http/errors';
import { showWorkout } from '@/services/shownWeeks';
import { usePlaceWorkoutMutation, workoutsApi } from '@/services/workouts';
import { placedWorkouts, type PlacedWorkout } from '../workoutsView';
import { type WorkoutChange } from '../workoutsScreen';
import { changed, only } from './workoutChange';

const { select } = workoutsApi.endpoints.getWeek;
type Root = Parameters<ReturnType<typeof select>>[0];

/** The changes of one workout whose outcome is not known yet. */
interface Pending {
  /** The workout without them. */
  saved: PlacedWorkout;
  waiting: WorkoutChange[];
  last: Promise<unknown>;
}

/**
 * Changes workouts of a week: shows each change at once, sends it, and shows what was there before if it is refused. The
 * calls for one workout wait for each other, because each sends all of it.
 */
export function useChanges(weekId: Id | undefined) {
  const dispatch = useDispatch<ThunkDispatch<Root, unknown, UnknownAction>>();
  const store = useStore<Root>();
  const [placeWorkout] = usePlaceWorkoutMutation();
  const all = useRef(new Map<Id, Pending>());

  const shown = (id: Id) => {
    const { data } = select(weekId!)(store.getState());
    return data && placedWorkouts(data.days).find((placed) => placed.id === id);
  };
  const show = (placed: PlacedWorkout) => void dispatch(showWorkout(placed));

  const send = async (change: WorkoutChange, pending: Pending) => {
    const next = changed(pending.saved, change);
    const { id, exerciseId, sets, reps } = next.workout;
    const request = { id, weekId: weekId!, workoutDayId: next.dayId, exerciseId: exerciseId!, sets, reps };
    const { error } = await placeWorkout(request);
    if (!error) pending.saved = next;
    pending.waiting.shift();
    if (pending.waiting.length === 0) all.current.delete(id);
    // All is shown again, because a week that was loaded meanwhile may have none of it.
    const now = shown(id);
    if (now) show(changed(now, only(change, pending.saved), ...pending.waiting));
    return error ? failureMessage(error) : null;
  };

  /** Resolves to why it was refused, or null. */
  return (change: WorkoutChange): Promise<string | null> => {
    const before = shown(change.id);
    if (!before) return Promise.resolve(null);
    const pending = all.current.get(change.id) ?? { saved: before, waiting: [], last: Promise.resolve() };
    all.current.set(change.id, pending);
    pending.waiting.push(change);
    show(changed(before, change));
    const sent = pending.last.then(() => send(change, pending));
    pending.last = sent;
    return sent;
  };
}
