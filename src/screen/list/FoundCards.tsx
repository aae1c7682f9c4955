import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { CardGrid } from '@/components/cards/CardGrid';
import { countOf } from '@/components/format/number';
import { NothingMatches } from '@/components/state/NothingMatches';
import { type Id } from '@/services/http/decode';
import { EmptySearch } from './EmptySearch';
import { useList } from './listContext';

interface Props<Item> {
  /** What the cards are in, such as a tab's title. */
  label: string;
  /** The word for one card, and for several. */
  noun: string;
  nouns?: string;
  items: readonly Item[];
  /** Has to be a constant, as has `card`: the cards are memoized. */
  find: (items: readonly Item[], search: string) => readonly Item[];
  card: (item: Item) => ReactNode;
  /** Shown where there are no cards at all. */
  children: ReactNode;
}

const itemId = ({ id }: { id: Id }) => id;

/** The cards that the search of the list finds: none at all, none that match, or shown. */
export function FoundCards<Item extends { id: Id }>({ label, noun, nouns = `${noun}s`, items, ...rest }: Props<Item>) {
  const { find, card, children } = rest;
  const { view, events } = useList();
  // Deferred, so that typing stays fast with many cards.
  const search = useDeferredValue(view.search).trim();
  const found = useMemo(() => find(items, search), [find, items, search]);
  if (items.length === 0 && !search) return children;
  if (found.length === 0)
    return (
      <EmptySearch search={search}>
        {(elsewhere) =>
          items.length === 0 && !elsewhere ? (
            children
          ) : (
            <NothingMatches
              title={`No ${nouns} found`}
              search={search}
              place={label}
              onClear={() => events.searchChanged('')}
              elsewhere={elsewhere}
            />
          )
        }
      </EmptySearch>
    );
  return (
    <>
      <CardGrid label={label} items={found} search={search} itemId={itemId} marked={view.marked} render={card} />
      <p className="visually-hidden" role="status">
        {search && `${countOf(found.length, noun)} found`}
      </p>
    </>
  );
}
