import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { Copy, Pencil, Trash } from 'react-bootstrap-icons';
import { titleOf } from '@/components/format/title';
import { MediaThumb } from '@/components/media/MediaThumb';
import { RowMenu } from '@/components/menu/RowMenu';
import { mediaUrl } from '@/services/media/media';
import { type Supplement } from '@/services/supplements';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { dialogOpened, type SupplementsDialog } from './supplementsScreen';
import { ViewLink } from './ViewLink';

/** The title opens the details, which show a long description in full. */
export function SupplementCard({ supplement }: { supplement: Supplement }) {
  const dispatch = useDispatch();
  const titleId = useId();
  const { id, title, image, dosage, externalLink } = supplement;
  const description = supplement.description.trim();
  const name = titleOf(title);
  return (
    <article className="card dish supplement">
      <MediaThumb url={mediaUrl(image)} alt="" />
      <div className="card-body">
        <div className="text">
          <button
            type="button"
            id={titleId}
            className="dish-open card-title clip"
            title={name}
            onClick={() => dispatch(dialogOpened({ kind: 'details', id }))}
          >
            {name}
          </button>
          {dosage && <p className="meta figures clip">{dosage}</p>}
          {description && <p className="keep-lines">{description}</p>}
          <ViewLink link={externalLink} describedBy={titleId} />
        </div>
        <RowMenu
          label={`Actions for ${name}`}
          items={supplementMenu(supplement, (dialog) => dispatch(dialogOpened(dialog)))}
        />
      </div>
    </article>
  );
}

function supplementMenu({ id }: Supplement, open: (dialog: SupplementsDialog) => void): MenuEntry[] {
  return [
    { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => open({ kind: 'edit', id }) },
    { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: () => open({ kind: 'duplicate', id }) },
    'divider',
    { label: 'Delete', icon: <Trash aria-hidden />, onSelect: () => open({ kind: 'delete', id }), tone: 'danger' },
  ];
}
