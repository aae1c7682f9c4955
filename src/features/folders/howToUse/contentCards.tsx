import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { CardTools } from '@/screen/rowTools/CardTools';
import { useRowMenu } from '@/screen/rowTools/useRowMenu';
import { type CardsSpec } from '../cardsSpec';
import { type HelpContent } from '@/services/howToUse';
import { ContentMedia } from './ContentMedia';
import { categorySelected, dialogOpened, type HowToUseDialog } from './howToUseScreen';

/** The title opens the details, which show a long description in full. */
function ContentCard({ content: { id, title, description, media } }: { content: HelpContent }) {
  const dispatch = useDispatch();
  const open = (kind: HowToUseDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const name = titleOf(title);
  const menu = useRowMenu(id, editMenu({ edit: open('edit'), remove: open('delete') }));
  return (
    <article className="card dish help">
      <CardTools id={id} name={name} />
      <ContentMedia media={media} name={name} />
      <div className="card-body">
        <div className="text">
          <button type="button" className="dish-open card-title clip" title={name} onClick={open('details')}>
            {name}
          </button>
          {description.trim() && <p className="keep-lines">{description}</p>}
        </div>
        <RowMenu label={`Actions for ${name}`} items={menu} />
      </div>
    </article>
  );
}

export const CONTENTS: CardsSpec<HelpContent> = {
  label: 'How to use',
  noun: 'content',
  nouns: 'content',
  tabs: 'Categories',
  field: 'category',
  folderChosen: categorySelected,
  card: (content) => <ContentCard content={content} />,
  exported: {
    name: 'how-to-use',
    noun: 'item',
    columns: [
      { header: 'Title', value: ({ title }) => title },
      { header: 'Description', value: ({ description }) => description },
      { header: 'Media', value: ({ media }) => media },
    ],
  },
};
