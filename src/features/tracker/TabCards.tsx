import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { countOf } from '@/components/format/number';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { NoMatches } from '@/components/state/NoMatches';
import { AddButton } from './AddButton';
import { TAB_TEXTS } from './tabs';
import { searchChanged, selectTrackerScreen, type TrackerTab } from './trackerScreen';
import { searchByName } from './trackerView';

interface Props<Item> {
  tab: TrackerTab;
  /** Undefined until the first load went through. */
  items: readonly Item[] | undefined;
  isLoading: boolean;
  /** Keep both the same from render to render. */
  nameOf: (item: Item) => string;
  card: (item: Item) => ReactNode;
}

const itemId = ({ id }: { id: string | number }) => id;

/** The tab's four faces: loading, empty, filtered to nothing, full. After a failed first load it stays blank. */
export function TabCards<Item extends { id: string | number }>({ items, isLoading, ...rest }: Props<Item>) {
  const { label, icon, empty } = TAB_TEXTS[rest.tab];
  return (
    <section aria-label={label} aria-busy={isLoading}>
      {!items && isLoading && <CardSkeleton />}
      {items?.length === 0 && <EmptyState icon={icon} title={empty} action={<AddButton />} />}
      {items && items.length > 0 && <FoundCards items={items} {...rest} />}
    </section>
  );
}

/** The letter typed is painted first; the cards follow. */
function FoundCards<Item extends { id: string | number }>({ tab, items, nameOf, card }: FoundProps<Item>) {
  const dispatch = useDispatch();
  const search = useDeferredValue(useSelector(selectTrackerScreen).search).trim();
  const found = useMemo(() => searchByName(items, nameOf, search), [items, nameOf, search]);
  const { label, one, many } = TAB_TEXTS[tab];
  if (found.length === 0)
    return (
      <NoMatches
        title={`No ${many} found`}
        description={`Nothing matches “${search}” in ${label}.`}
        onClear={() => dispatch(searchChanged(''))}
      />
    );
  return (
    <>
      <CardGrid label={label} items={found} search={search} itemId={itemId} render={card} />
      <p className="visually-hidden" role="status">
        {search && `${countOf(found.length, one, many)} found`}
      </p>
    </>
  );
}

type FoundProps<Item> = Omit<Props<Item>, 'items' | 'isLoading'> & { items: readonly Item[] };
