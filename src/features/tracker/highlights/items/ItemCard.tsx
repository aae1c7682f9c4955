import { Pencil, Trash } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { formatDateTime } from '@/components/format/date';
import { figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { Film } from '@/components/media/Film';
import { FirstFrame } from '@/components/media/FirstFrame';
import { MediaThumb } from '@/components/media/MediaThumb';
import { type HighlightItem } from '@/services/highlights';
import { mediaUrl } from '@/services/media/media';
import { itemDialogOpened, type ItemDialog } from '../../trackerScreen';

export function ItemCard({ item }: { item: HighlightItem }) {
  const dispatch = useDispatch();
  const open = (kind: ItemDialog['kind']) => () => dispatch(itemDialogOpened({ kind, id: item.id }));
  const name = titleOf(item.caption);
  const url = mediaUrl(item.media);
  return (
    <article className="highlight-item">
      {item.isVideo ? (
        <Film url={url} name={name}>
          {url && <FirstFrame key={url} url={url} />}
        </Film>
      ) : (
        <MediaThumb url={url} alt={name} />
      )}
      <div>
        <p className="about keep-lines">{name}</p>
        <dl className="meta figures">
          <div>
            <dt>Viewed</dt> <dd>{figure(item.viewedCount)}</dd>
          </div>
          <div>
            <dt>Created</dt> <dd>{formatDateTime(item.createdAt)}</dd>
          </div>
          <div>
            <dt>Duration</dt> <dd>{item.duration} s</dd>
          </div>
        </dl>
        <p className="highlight-item-actions">
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            aria-label={`Edit ${name}`}
            onClick={open('edit')}
          >
            <Pencil aria-hidden />
            Edit
          </button>
          <button
            type="button"
            className="btn btn-quiet btn-sm btn-danger-quiet"
            aria-label={`Delete ${name}`}
            onClick={open('delete')}
          >
            <Trash aria-hidden />
            Delete
          </button>
        </p>
      </div>
    </article>
  );
}
