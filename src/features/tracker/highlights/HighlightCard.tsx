import { CameraVideo, PlayFill } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { useState } from 'react';
import { MediaThumb } from '@/components/media/MediaThumb';
import { editMenu } from '@/components/menu/editMenu';
import { type Highlight } from '@/services/highlights';
import { mediaUrl } from '@/services/media/media';
import { TrackerCard } from '../TrackerCard';
import { dialogOpened, type TrackerDialog } from '../trackerScreen';

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
      menu={editMenu({ edit: open('edit'), remove: open('delete') })}
    />
  );
}

/** A film's first frame, the only part that loads, with a play mark; a neutral background if it cannot be shown. */
function FilmStill({ url }: { url: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = url !== null && url !== failed;
  return (
    <span className="media" aria-hidden="true">
      {isShown && <video src={url} preload="metadata" muted playsInline tabIndex={-1} onError={() => setFailed(url)} />}
      {isShown ? <PlayFill className="film-mark" /> : <CameraVideo />}
    </span>
  );
}
