import { useDispatch, useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { ChecksLinkPart, ChecksPart, lazyChecks } from '@/screen/checks/ChecksPart';
import { useHandout } from '@/screen/handout/useHandout';
import { ViewChips } from '@/screen/viewMenu/ViewChips';
import { ViewLinks } from '@/screen/views/ViewLinks';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { screenOf } from '@/screen/section';
import { LeaveQuestion, useUnsent } from './board/unsent';
import { AddWorkoutButton, BoardActions, DaysActions } from './AddButtons';
import { EXERCISES_TABLE } from './exercisesColumns';
import { ExercisesSection } from './ExercisesSection';
import { LabelledSelect } from './LabelledSelect';
import { titledOptions } from './workoutsView';
import { useWorkouts } from './useWorkouts';
import { WeekPanel } from './WeekPanel';
import { WorkoutsViewButton } from './WorkoutsViewButton';
import {
  dialogClosed,
  selectWorkoutsScreen,
  viewSelected,
  weekSelected,
  WORKOUTS,
  workoutsScreen,
  workoutsUrlFields,
} from './workoutsScreen';
import './workouts.scss';

const workoutsDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "workouts-dialogs" */ './WorkoutsDialogs')).WorkoutsDialogs,
);
const checks = lazyChecks(async () => (await import(/* webpackChunkName: "checks" */ './checks')).workoutsChecks);

const weekSheet = lazyComponent(async () => (await import(/* webpackChunkName: "handout" */ './WeekSheet')).WeekSheet);

const VIEWS = [
  ['days', 'Days'],
  ['board', 'Board'],
] as const;

/** A week's days with their workouts, and the library of exercises. */
export function WorkoutsPage() {
  const dispatch = useDispatch();
  const { dialog, view } = useSelector(selectWorkoutsScreen);
  const workouts = useWorkouts();
  const unsent = useUnsent();
  const { weeks = [], week, days = [] } = workouts;
  const { print, handout } = useHandout(weekSheet, { title: week?.title ?? '', days });
  const select = (value: string) => {
    const next = weeks.find(({ id }) => String(id) === value);
    if (next) dispatch(weekSelected(next.id));
  };
  const checked = { weeks: workouts.weeks, exercises: workouts.exercises, isLoading: workouts.isFirstLoad };
  return (
    <>
      {view === 'checks' ? (
        <ChecksPart of={checks} lists={checked} section="WorkOuts" back={viewSelected('days')} />
      ) : (
        <>
          <div className="page-head">
            <div className="week-head">
              <LabelledSelect
                label="Select Week"
                className="week-select"
                options={titledOptions(weeks)}
                value={week ? String(week.id) : ''}
                onChange={select}
              />
              <ViewLinks path="/workouts" views={VIEWS} current={view} chosen={viewSelected} />
              <WorkoutsViewButton {...workouts}>
                <ChecksLinkPart of={checks} lists={checked} />
              </WorkoutsViewButton>
            </div>
            <ChecksLinkPart of={checks} lists={checked} />
            <div className="page-actions push">
              {view === 'board' ? (
                <BoardActions onPrint={days.some(({ workouts }) => workouts.length > 0) ? print : undefined} />
              ) : (
                <DaysActions />
              )}
              <AddWorkoutButton />
            </div>
          </div>
          <ViewChips screen={WORKOUTS} table={view === 'board' ? undefined : EXERCISES_TABLE.name} rows={null} />
          <section
            className={`grid ${view === 'board' ? 'week-page' : 'tabs-gap workout-rows'}`}
            aria-label="Workouts"
            aria-busy={workouts.isLoadingWeek}
          >
            <WeekPanel {...workouts} onPrint={print} unsent={unsent} />
          </section>
          {view === 'days' && (
            <ExercisesSection
              exercises={workouts.exercises}
              day={workouts.day}
              isLoading={workouts.isLoadingExercises}
            />
          )}
        </>
      )}
      {handout}
      <LeaveQuestion isUnsent={unsent.isUnsent} />
      <ScreenDialogs of={workoutsDialogs} props={workouts} dialog={dialog} closed={dialogClosed} />
    </>
  );
}

export const screen = screenOf(
  WorkoutsPage,
  workoutsScreen,
  workoutsUrlFields,
  async () => (await import(/* webpackChunkName: "workouts-dialogs" */ './workoutsChanges')).workoutsChanges,
);
