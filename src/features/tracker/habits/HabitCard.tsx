import { Copy, Pencil, Trash } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { MediaThumb } from '@/components/media/MediaThumb';
import { type Habit } from '@/services/habits';
import { mediaUrl } from '@/services/media/media';
import { TrackerCard } from '../TrackerCard';
import { dialogOpened, type TrackerDialog } from '../trackerScreen';

export function HabitCard({ habit: { id, name, image, createdAt, isMandatory } }: { habit: Habit }) {
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
