import { Pencil, Trash } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { MediaThumb } from '@/components/media/MediaThumb';
import { type Highlight } from '@/services/highlights';
import { mediaUrl } from '@/services/media/media';
import { TrackerCard } from '../TrackerCard';
import { dialogOpened, type TrackerDialog } from '../trackerScreen';
import { FilmStill } from './FilmStill';

export function HighlightCard({ highlight: { id, title, createdAt, items } }: { highlight: Highlight }) {
  const dispatch = useDispatch();
  const open = (kind: TrackerDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const first = items[0];
  const url = first ? mediaUrl(first.media) : null;
  return (
    <TrackerCard
      title={title}
      thumb={first?.isVideo ? <FilmStill url={url} /> : <MediaThumb url={url} alt="" />}
      createdAt={createdAt}
      onOpen={open('items')}
      menu={[
        { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: open('edit') },
        'divider',
        { label: 'Delete', icon: <Trash aria-hidden />, onSelect: open('delete'), tone: 'danger' },
      ]}
    />
  );
}
