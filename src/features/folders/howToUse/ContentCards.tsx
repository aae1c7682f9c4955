import { useDeferredValue, useMemo } from 'react';
import { FileEarmarkPlay } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { countOf } from '@/components/format/number';
import { NothingMatches } from '@/components/state/NothingMatches';
import { Elsewhere } from '@/screen/elsewhere/Elsewhere';
import { EmptyList } from '@/screen/EmptyList';
import { type HelpContent, type HelpCategory } from '@/services/howToUse';
import { ContentCard } from './ContentCard';
import { dialogOpened, placeChosen, searchChanged, selectHowToUseScreen, howToUseUrlFields } from './howToUseScreen';
import { placesOf, searchContents } from './howToUseView';

interface Props {
  /** The category's title. */
  label: string;
  contents: readonly HelpContent[];
  /** All of them, to find elsewhere what is not here. */
  categories: readonly HelpCategory[];
}

const contentId = ({ id }: HelpContent) => id;
const card = (content: HelpContent) => <ContentCard content={content} />;

const NOWHERE: readonly never[] = [];

/** The cards of one category: empty, without matches, or with cards. */
export function ContentCards({ label, contents, categories }: Props) {
  const dispatch = useDispatch();
  const view = useSelector(selectHowToUseScreen);
  // Deferred, so that typing stays fast with many cards.
  const search = useDeferredValue(view.search).trim();
  const found = useMemo(() => searchContents(contents, search), [contents, search]);
  const places = search && found.length === 0 ? placesOf(categories, search) : NOWHERE;
  if (contents.length === 0 && places.length === 0)
    return (
      <EmptyList
        icon={FileEarmarkPlay}
        title="No content found for this category"
        add="Add Content"
        opens={dialogOpened({ kind: 'add' })}
      />
    );
  if (found.length === 0)
    return (
      <NothingMatches
        title="No content found"
        search={search}
        place={label}
        onClear={() => dispatch(searchChanged(''))}
        elsewhere={
          places.length > 0 && (
            <Elsewhere places={places} kept={{ search }} fields={howToUseUrlFields} chosen={placeChosen} />
          )
        }
      />
    );
  return (
    <>
      <CardGrid label={label} items={found} search={search} itemId={contentId} marked={view.marked} render={card} />
      <p className="visually-hidden" role="status">
        {search && `${countOf(found.length, 'content')} found`}
      </p>
    </>
  );
}
