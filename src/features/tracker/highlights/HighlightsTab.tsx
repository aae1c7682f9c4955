import { CameraVideo, PlayFill } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { useState } from 'react';
import { ListDialogs } from '@/screen/list/ListPage';
import { ON_ENTRY } from '@/screen/onEntry';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { useListHighlightsQuery, type Highlight } from '@/services/highlights';
import { MediaThumb } from '@/components/media/MediaThumb';
import { useFreshUrl } from '@/components/media/replaced';
import { editMenu } from '@/components/menu/editMenu';
import { mediaUrl } from '@/services/media/media';
import { TabCards } from '../TabCards';
import { findHighlights } from '../useFoundInTab';
import { useLoadToast } from '../useLoadToast';
import { TrackerCard } from '../TrackerCard';
import { dialogOpened, type TrackerDialog } from '../trackerScreen';

const highlightDialogs = lazyDialogs(
  '/tracker',
  async () => (await import(/* webpackChunkName: "tracker-dialogs" */ './HighlightDialogs')).HighlightDialogs,
);

const card = (highlight: Highlight) => <HighlightCard highlight={highlight} />;

/** Entering the tab refetches the highlights; cached ones stay on screen meanwhile. */
export function HighlightsTab() {
  const { data, isFetching, fulfilledTimeStamp } = useListHighlightsQuery(undefined, ON_ENTRY);
  useLoadToast('Highlights Retrived', fulfilledTimeStamp);
  return (
    <>
      <TabCards tab="highlights" items={data} isLoading={isFetching} find={findHighlights} card={card} />
      <ListDialogs of={highlightDialogs} props={{ highlights: data }} />
    </>
  );
}

function HighlightCard({ highlight: { id, title, createdAt, items } }: { highlight: Highlight }) {
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
function FilmStill({ url: stored }: { url: string | null }) {
  const url = useFreshUrl(stored);
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = url !== null && url !== failed;
  return (
    <span className="media" aria-hidden="true">
      {isShown && <video src={url} preload="metadata" muted playsInline tabIndex={-1} onError={() => setFailed(url)} />}
      {isShown ? <PlayFill className="film-mark" /> : <CameraVideo />}
    </span>
  );
}
