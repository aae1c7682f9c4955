import { useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { useListHabitsQuery, type Habit } from '@/services/habits';
import { TabCards } from '../TabCards';
import { dialogClosed, selectTrackerScreen } from '../trackerScreen';
import { useLoadToast } from '../useLoadToast';
import { HabitCard } from './HabitCard';

const habitDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "tracker-dialogs" */ './HabitDialogs')).HabitDialogs,
);

const nameOf = ({ name }: Habit) => name;
const card = (habit: Habit) => <HabitCard habit={habit} />;

/** Entering it loads the habits again; known ones stay on screen meanwhile. */
export function HabitsTab() {
  const { dialog } = useSelector(selectTrackerScreen);
  const { data, isFetching, fulfilledTimeStamp } = useListHabitsQuery(undefined, { refetchOnMountOrArgChange: true });
  useLoadToast('Habits Retrived', fulfilledTimeStamp);
  return (
    <>
      <TabCards tab="habits" items={data} isLoading={isFetching} nameOf={nameOf} card={card} />
      <ScreenDialogs of={habitDialogs} props={{ habits: data }} dialog={dialog} closed={dialogClosed} />
    </>
  );
}
