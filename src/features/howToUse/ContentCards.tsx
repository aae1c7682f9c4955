import { useDeferredValue, useMemo } from 'react';
import { FileEarmarkPlay, PlusLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { countOf } from '@/components/format/number';
import { EmptyState } from '@/components/state/EmptyState';
import { NothingMatches } from '@/components/state/NothingMatches';
import { AddButton } from '@/screen/AddButton';
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

/** The cards of one category: empty, filtered to nothing, or full. */
export function ContentCards({ label, contents }: Props) {
  const dispatch = useDispatch();
  // Deferred, so that typing stays fast with many cards.
  const search = useDeferredValue(useSelector(selectHowToUseScreen).search).trim();
  const found = useMemo(() => searchContents(contents, search), [contents, search]);
  if (contents.length === 0)
    return (
      <EmptyState
        icon={<FileEarmarkPlay aria-hidden />}
        title="No content found for this category"
        action={
          <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'add' })} className="btn-primary">
            Add Content
          </AddButton>
        }
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
