import { useSelector, useDispatch } from 'react-redux';
import { Copy, Pencil, Trash } from 'react-bootstrap-icons';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { useListHabitsQuery, type Habit } from '@/services/habits';
import { MediaThumb } from '@/components/media/MediaThumb';
import { mediaUrl } from '@/services/media/media';
import { TabCards } from '../TabCards';
import { dialogClosed, selectTrackerScreen, dialogOpened, type TrackerDialog } from '../trackerScreen';
import { useLoadToast } from '../useLoadToast';
import { TrackerCard } from '../TrackerCard';

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

function HabitCard({ habit: { id, name, image, createdAt, isMandatory } }: { habit: Habit }) {
  const dispatch = useDispatch();
  const open = (kind: TrackerDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  return (
    <TrackerCard
      title={name}
      thumb={<MediaThumb url={mediaUrl(image)} alt="" />}
      createdAt={createdAt}
      badge={isMandatory && <span className="chip">Mandatory</span>}
      menu={[
        { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: open('edit') },
        { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: open('duplicate') },
        'divider',
        { label: 'Delete', icon: <Trash aria-hidden />, onSelect: open('delete'), tone: 'danger' },
      ]}
    />
  );
}
