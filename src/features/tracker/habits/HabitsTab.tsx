import { useListHabitsQuery, type Habit } from '@/services/habits';
import { TabCards } from '../TabCards';
import { useLoadToast } from '../useLoadToast';
import { HabitCard } from './HabitCard';
import { HabitDialogs } from './HabitDialogs';

const nameOf = ({ name }: Habit) => name;
const card = (habit: Habit) => <HabitCard habit={habit} />;

/** Entering it loads the habits again; those already known stay on screen meanwhile. */
export function HabitsTab() {
  const { data, isFetching, fulfilledTimeStamp } = useListHabitsQuery(undefined, { refetchOnMountOrArgChange: true });
  useLoadToast('Habits Retrived', fulfilledTimeStamp);
  return (
    <>
      <TabCards tab="habits" items={data} isLoading={isFetching} nameOf={nameOf} card={card} />
      <HabitDialogs habits={data} />
    </>
  );
}
