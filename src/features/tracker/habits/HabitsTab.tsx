import { useDispatch } from 'react-redux';
import { MediaThumb } from '@/components/media/MediaThumb';
import { editMenu } from '@/components/menu/editMenu';
import { ListDialogs } from '@/screen/list/ListPage';
import { ON_ENTRY } from '@/screen/onEntry';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { useListHabitsQuery, type Habit } from '@/services/habits';
import { mediaUrl } from '@/services/media/media';
import { TabCards } from '../TabCards';
import { dialogOpened, type TrackerDialog } from '../trackerScreen';
import { findHabits } from '../useFoundInTab';
import { useLoadToast } from '../useLoadToast';
import { TrackerCard } from '../TrackerCard';

const habitDialogs = lazyDialogs(
  '/tracker',
  async () => (await import(/* webpackChunkName: "tracker-dialogs" */ './HabitDialogs')).HabitDialogs,
);

const card = (habit: Habit) => <HabitCard habit={habit} />;

/** Entering the tab refetches the habits; cached ones stay on screen meanwhile. */
export function HabitsTab() {
  const { data, isFetching, fulfilledTimeStamp } = useListHabitsQuery(undefined, ON_ENTRY);
  useLoadToast('Habits Retrived', fulfilledTimeStamp);
  return (
    <>
      <TabCards tab="habits" items={data} isLoading={isFetching} find={findHabits} card={card} />
      <ListDialogs of={habitDialogs} props={{ habits: data }} />
    </>
  );
}

function HabitCard({ habit: { id, name, image, createdAt, isMandatory } }: { habit: Habit }) {
  const dispatch = useDispatch();
  const open = (kind: TrackerDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  return (
    <TrackerCard
      title={name}
      thumb={<MediaThumb url={mediaUrl(image)} alt="" />}
      createdAt={createdAt}
      badge={isMandatory && <span className="chip">Mandatory</span>}
      menu={editMenu({ edit: open('edit'), duplicate: open('duplicate'), remove: open('delete') })}
    />
  );
}
