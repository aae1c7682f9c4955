import { useDeferredValue, useMemo } from 'react';
import { FileEarmarkPlay } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { countOf } from '@/components/format/number';
import { NothingMatches } from '@/components/state/NothingMatches';
import { EmptyList } from '@/screen/EmptyList';
import { type HelpContent } from '@/services/howToUse';
import { ContentCard } from './ContentCard';
import { dialogOpened, searchChanged, selectHowToUseScreen } from './howToUseScreen';
import { searchContents } from './howToUseView';

interface Props {
  /** The category's title. */
  label: string;
  contents: readonly HelpContent[];
}

const contentId = ({ id }: HelpContent) => id;
const card = (content: HelpContent) => <ContentCard content={content} />;

/** The cards of one category: empty, without matches, or with cards. */
export function ContentCards({ label, contents }: Props) {
  const dispatch = useDispatch();
  // Deferred, so that typing stays fast with many cards.
  const search = useDeferredValue(useSelector(selectHowToUseScreen).search).trim();
  const found = useMemo(() => searchContents(contents, search), [contents, search]);
  if (contents.length === 0)
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
      />
    );
  return (
    <>
      <CardGrid label={label} items={found} search={search} itemId={contentId} render={card} />
      <p className="visually-hidden" role="status">
        {search && `${countOf(found.length, 'content')} found`}
      </p>
    </>
  );
}
