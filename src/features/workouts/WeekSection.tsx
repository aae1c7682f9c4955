import { type ReactNode } from 'react';
import { Calendar3 } from 'react-bootstrap-icons';
import { titleOf } from '@/components/format/title';
import { EmptyState } from '@/components/state/EmptyState';
import { type Week, type WeekDay } from '@/services/workouts';
import { AddWeekButton } from './AddButtons';
import { useShownLists } from '@/screen/list/listContext';
import { type Workouts } from './useWorkouts';

interface ShownWeek {
  week: Week;
  days: readonly WeekDay[];
  /** The selected day. */
  day: WeekDay;
}

interface Props {
  className: string;
  /** While the week loads. */
  waiting: ReactNode;
  children: (shown: ShownWeek) => ReactNode;
}

/** The selected week. While another loads, or after a failed first load, it shows nothing of the week before. */
export function WeekSection({ className, waiting, children }: Props) {
  const { weeks, week, days, day, isLoadingWeek } = useShownLists<Workouts>();
  const content = () => {
    if (weeks?.length === 0)
      return <EmptyState icon={<Calendar3 aria-hidden />} title="No weeks found" action={<AddWeekButton />} />;
    if (!week || !days) return isLoadingWeek && waiting;
    if (day) return children({ week, days, day });
    return (
      <EmptyState
        icon={<Calendar3 aria-hidden />}
        title="No days found"
        text={
          <>
            <bdi>{titleOf(week.title)}</bdi> has no days. A new week has those of the first one.
          </>
        }
        action={<AddWeekButton />}
      />
    );
  };
  return (
    <section className={`grid ${className}`} aria-label="Workouts" aria-busy={isLoadingWeek}>
      {content()}
    </section>
  );
}
