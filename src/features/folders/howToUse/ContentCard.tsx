import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { type HelpContent } from '@/services/howToUse';
import { ContentMedia } from './ContentMedia';
import { dialogOpened, type HowToUseDialog } from './howToUseScreen';

/** The title opens the details, which show a long description in full. */
export function ContentCard({ content: { id, title, description, media } }: { content: HelpContent }) {
  const dispatch = useDispatch();
  const open = (kind: HowToUseDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const name = titleOf(title);
  return (
    <article className="card dish help">
      <ContentMedia media={media} name={name} />
      <div className="card-body">
        <div className="text">
          <button type="button" className="dish-open card-title clip" title={name} onClick={open('details')}>
            {name}
          </button>
          {description.trim() && <p className="keep-lines">{description}</p>}
        </div>
        <RowMenu label={`Actions for ${name}`} items={editMenu({ edit: open('edit'), remove: open('delete') })} />
      </div>
    </article>
  );
}
