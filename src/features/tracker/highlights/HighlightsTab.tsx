import { lazyComponent } from '@/components/lazy/lazyComponent';
import { ListDialogs } from '@/screen/list/ListPage';
import { ON_ENTRY } from '@/screen/onEntry';
import { useListHighlightsQuery, type Highlight } from '@/services/highlights';
import { TabCards } from '../TabCards';
import { findHighlights } from '../useFoundInTab';
import { useLoadToast } from '../useLoadToast';
import { HighlightCard } from './HighlightCard';

const highlightDialogs = lazyComponent(
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
