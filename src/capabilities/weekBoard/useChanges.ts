import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { notifyError, notifyInfo } from '@/components/notify/notify';
import { latestOf } from '@/screen/saveGuard/latest';
import { mergeFields } from '@/screen/saveGuard/mergeFields';
import { type Id } from '@/services/http/decode';
import { isUnclear, roundFailure, type CallError } from '@/services/http/errors';
import { sessionGeneration } from '@/services/session/session';
import { showWorkout, withWorkout } from './shownWeeks';
import { usePlaceWorkoutMutation, workoutsApi, type WeekDay } from '@/services/workouts';
import { placedWorkouts, UPDATE_FAILURE, type PlacedWorkout } from '@/features/workouts/workoutsRows';
import { type WorkoutChange } from './boardState';
import { fixedReason } from './moves';
import { type Queue, type Unsent } from './unsent';

const { getWeek } = workoutsApi.endpoints;
type Root = Parameters<ReturnType<typeof getWeek.select>>[0];

/** What became of a change, and why it was refused where that is still to be told. */
export interface Outcome {
  isSaved: boolean;
  refusal: string | null;
}

const refused = (refusal: string | null): Outcome => ({ isSaved: false, refusal });

/** Told at once, because the card that could say so is elsewhere now, or gone. */
const refusedElsewhere = (text: string) => {
  notifyError(text);
  return refused(null);
};

/**
 * Changes workouts of a week: sends each change, which the board shows meanwhile. The calls for one workout wait for each
 * other, because each sends all of it; and each looks before what someone else has changed, as a dialog does.
 */
export function useChanges(weekId: Id, { queues, setWaiting }: Unsent) {
  const dispatch = useDispatch<ThunkDispatch<Root, unknown, UnknownAction>>();
  const store = useStore<Root>();
  const [placeWorkout] = usePlaceWorkoutMutation();

  const shown = (id: Id) => {
    const { data } = getWeek.select(weekId)(store.getState());
    return data && placedWorkouts(data.days).find((placed) => placed.id === id);
  };

  const send = async (change: WorkoutChange, queue: Queue): Promise<Outcome> => {
    const { saved, session } = queue;
    const name = titleOf(saved.workout.name);
    const look = await latestOf(store, { endpoint: getWeek, arg: weekId });
    if (sessionGeneration() !== session) return refused(null);
    const days = 'data' in look ? look.data.days : [];
    const now = 'data' in look ? placedWorkouts(days).find(({ id }) => id === change.id) : saved;
    if (!now) return refusedElsewhere(`${name} was deleted or moved to another week meanwhile. Nothing was saved.`);
    const { conflict, kept } = compare(queue.isUnclear ? now : saved, now, change, days);
    Object.assign(queue, { saved: now, isUnclear: false });
    const problem = fixedReason(now.workout) ?? conflict;
    if (problem) return now.dayId === saved.dayId ? refused(problem) : refusedElsewhere(`${name}: ${problem}`);
    const next = changed(now, change);
    const { exerciseId, sets, reps } = next.workout;
    const request = { id: now.id, weekId, workoutDayId: next.dayId, exerciseId: exerciseId!, sets, reps };
    const { error } = await placeWorkout(request);
    if (error) {
      const failure = error as Partial<CallError>;
      queue.isUnclear = isUnclear(failure);
      if (failure.kind === 'abandoned') return refused('Whether this was saved is not known.');
      return refused(roundFailure(error, UPDATE_FAILURE));
    }
    queue.saved = next;
    dispatch(showWorkout(next));
    if ('error' in look) notifyInfo(`${name} is saved. Whether someone else had changed it could not be checked.`);
    else if (kept) notifyInfo(`${name} is saved. Someone else had changed it meanwhile, which is kept: ${kept}.`);
    return { isSaved: true, refusal: null };
  };

  return async (change: WorkoutChange): Promise<Outcome> => {
    const { id } = change;
    const saved = shown(id);
    if (!saved) return refused(null);
    const queue = queues.get(id) ?? {
      saved,
      isUnclear: false,
      session: sessionGeneration(),
      last: Promise.resolve(),
    };
    queues.set(id, queue);
    setWaiting((others) => [...others, change]);
    const sent = queue.last.then(() => send(change, queue));
    queue.last = sent;
    const outcome = await sent;
    setWaiting((others) => others.filter((other) => other !== change));
    if (queue.last === sent) queues.delete(id);
    return outcome;
  };
}

/** The workout with the change. */
const changed = ({ id, workout, dayId }: PlacedWorkout, change: WorkoutChange): PlacedWorkout => {
  const { sets = workout.sets, reps = workout.reps } = change;
  return { id, workout: { ...workout, sets, reps }, dayId: change.dayId ?? dayId };
};

/** The days with the changes, in that order. */
export const withChanges = (days: readonly WeekDay[], changes: readonly WorkoutChange[]) =>
  changes.reduce((shown, change) => {
    const placed = placedWorkouts(shown).find(({ id }) => id === change.id);
    return placed ? withWorkout({ days: shown }, changed(placed, change)).days : shown;
  }, days);

const valuesOf = ({ dayId, workout: { exerciseId, sets, reps } }: PlacedWorkout) => ({ dayId, exerciseId, sets, reps });

/**
 * What someone else has changed of a workout since it was `saved`: why the change cannot be sent unseen, or the other
 * values, which are kept.
 */
function compare(saved: PlacedWorkout, now: PlacedWorkout, change: WorkoutChange, days: readonly WeekDay[]) {
  const base = valuesOf(saved);
  const { conflicts, theirs } = mergeFields(base, valuesOf(now), valuesOf(changed(saved, change)));
  const { workout, dayId } = now;
  const values: Record<string, string> = {
    dayId: `Day ${titleOf(days.find(({ id }) => id === dayId)?.title ?? '')}`,
    exerciseId: `Exercise ${titleOf(workout.name)}`,
    sets: `Sets ${workout.sets}`,
    reps: `Reps ${workout.reps}`,
  };
  const conflict =
    conflicts[0] &&
    `Someone else has changed this meanwhile, to ${values[conflicts[0]]}. Yours was not saved; do it again to save it all the same.`;
  return { conflict, kept: theirs.map((name) => values[name]).join(', ') };
}
