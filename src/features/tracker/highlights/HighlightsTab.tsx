import { useListHighlightsQuery, type Highlight } from '@/services/highlights';
import { TabCards } from '../TabCards';
import { useLoadToast } from '../useLoadToast';
import { HighlightCard } from './HighlightCard';
import { HighlightDialogs } from './HighlightDialogs';

const titleOf = ({ title }: Highlight) => title;
const card = (highlight: Highlight) => <HighlightCard highlight={highlight} />;

/** Entering it loads the highlights again; those already known stay on screen meanwhile. */
export function HighlightsTab() {
  const { data, isFetching, fulfilledTimeStamp } = useListHighlightsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useLoadToast('Highlights Retrived', fulfilledTimeStamp);
  return (
    <>
      <TabCards tab="highlights" items={data} isLoading={isFetching} nameOf={titleOf} card={card} />
      <HighlightDialogs highlights={data} />
    </>
  );
}
