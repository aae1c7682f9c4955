import { useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { ON_ENTRY } from '@/screen/onEntry';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { useListHighlightsQuery, type Highlight } from '@/services/highlights';
import { TabCards } from '../TabCards';
import { dialogClosed, selectTrackerScreen } from '../trackerScreen';
import { useLoadToast } from '../useLoadToast';
import { HighlightCard } from './HighlightCard';

const highlightDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "tracker-dialogs" */ './HighlightDialogs')).HighlightDialogs,
);

const titleOf = ({ title }: Highlight) => title;
const card = (highlight: Highlight) => <HighlightCard highlight={highlight} />;

/** Entering the tab refetches the highlights; cached ones stay on screen meanwhile. */
export function HighlightsTab() {
  const { dialog } = useSelector(selectTrackerScreen);
  const { data, isFetching, fulfilledTimeStamp } = useListHighlightsQuery(undefined, ON_ENTRY);
  useLoadToast('Highlights Retrived', fulfilledTimeStamp);
  return (
    <>
      <TabCards tab="highlights" items={data} isLoading={isFetching} nameOf={titleOf} card={card} />
      <ScreenDialogs of={highlightDialogs} props={{ highlights: data }} dialog={dialog} closed={dialogClosed} />
    </>
  );
}
