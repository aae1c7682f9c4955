import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { PlusLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { countOf } from '@/components/format/number';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { NothingMatches } from '@/components/state/NothingMatches';
import { type Loaded } from '@/lib/loaded';
import { AddButton } from '@/screen/AddButton';
import { searchRows } from '@/screen/listView';
import { TAB_TEXTS } from './tabs';
import { dialogOpened, searchChanged, selectTrackerScreen, type TrackerTab } from './trackerScreen';

interface Props<Item> {
  tab: TrackerTab;
  items: Loaded<readonly Item[]>;
  isLoading: boolean;
  /** Has to be a constant, as has `card`: the cards are memoized. */
  nameOf: (item: Item) => string;
  card: (item: Item) => ReactNode;
}

const itemId = ({ id }: { id: string | number }) => id;

/** The tab's cards: loading, empty, without matches or shown. After a failed first load it stays blank. */
export function TabCards<Item extends { id: string | number }>({ items, isLoading, ...rest }: Props<Item>) {
  const { label, icon, empty } = TAB_TEXTS[rest.tab];
  return (
    <section aria-label={label} aria-busy={isLoading}>
      {!items && isLoading && <CardSkeleton />}
      {items?.length === 0 && (
        <EmptyState
          icon={icon}
          title={empty}
          action={
            <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'add' })} className="btn-primary">
              {`Add ${label}`}
            </AddButton>
          }
        />
      )}
      {items && items.length > 0 && <FoundCards items={items} {...rest} />}
    </section>
  );
}

function FoundCards<Item extends { id: string | number }>({ tab, items, nameOf, card }: FoundProps<Item>) {
  const dispatch = useDispatch();
  // Deferred, so that typing stays fast with many cards.
  const search = useDeferredValue(useSelector(selectTrackerScreen).search).trim();
  const found = useMemo(() => searchRows(items, nameOf, search), [items, nameOf, search]);
  const { label, one, many } = TAB_TEXTS[tab];
  if (found.length === 0)
    return (
      <NothingMatches
        title={`No ${many} found`}
        search={search}
        place={label}
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
