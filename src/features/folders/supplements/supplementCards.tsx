import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { MediaThumb } from '@/components/media/MediaThumb';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { CardTools } from '@/screen/rowTools/CardTools';
import { useRowMenu } from '@/screen/rowTools/useRowMenu';
import { mediaUrl } from '@/services/media/media';
import { type CardsSpec } from '../cardsSpec';
import { type Supplement } from '@/services/supplements';
import { dialogOpened, folderSelected, type SupplementsDialog } from './supplementsScreen';
import { ViewLink } from './ViewLink';

/** The title opens the details, which show a long description in full. */
function SupplementCard({ supplement }: { supplement: Supplement }) {
  const dispatch = useDispatch();
  const open = (kind: SupplementsDialog['kind']) => () => dispatch(dialogOpened({ kind, id: supplement.id }));
  const titleId = useId();
  const { id, title, image, dosage, externalLink } = supplement;
  const description = supplement.description.trim();
  const name = titleOf(title);
  const menu = useRowMenu(id, editMenu({ edit: open('edit'), duplicate: open('duplicate'), remove: open('delete') }));
  return (
    <article className="card dish supplement">
      <CardTools id={id} name={name} />
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
        <RowMenu label={`Actions for ${name}`} items={menu} />
      </div>
    </article>
  );
}

export const SUPPLEMENTS: CardsSpec<Supplement> = {
  label: 'Supplements',
  noun: 'supplement',
  nouns: 'supplements',
  tabs: 'Folders',
  field: 'folder',
  folderChosen: folderSelected,
  card: (supplement) => <SupplementCard supplement={supplement} />,
  exported: {
    name: 'supplements',
    noun: 'supplement',
    columns: [
      { header: 'Title', value: ({ title }) => title },
      { header: 'Dosage', value: ({ dosage }) => dosage },
      { header: 'Description', value: ({ description }) => description },
      { header: 'External link', value: ({ externalLink }) => externalLink },
    ],
  },
};
