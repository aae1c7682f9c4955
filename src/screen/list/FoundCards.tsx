import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { CardGrid } from '@/components/cards/CardGrid';
import { countOf } from '@/components/format/number';
import { NothingMatches } from '@/components/state/NothingMatches';
import { type Id } from '@/services/http/decode';
import { Elsewhere } from '../elsewhere/Elsewhere';
import { type PlaceElsewhere } from '../elsewhere/places';
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
  /** Where else a search finds something that finds nothing here. */
  findElsewhere?: (search: string) => readonly PlaceElsewhere<object>[];
  card: (item: Item) => ReactNode;
  /** Shown where there are no cards at all. */
  children: ReactNode;
}

const NOWHERE: readonly never[] = [];

const itemId = ({ id }: { id: Id }) => id;

/** The cards that the search of the list finds: none at all, none that match, or shown. */
export function FoundCards<Item extends { id: Id }>({ label, noun, nouns = `${noun}s`, items, ...rest }: Props<Item>) {
  const { find, findElsewhere, card, children } = rest;
  const { view, events } = useList();
  // Deferred, so that typing stays fast with many cards.
  const search = useDeferredValue(view.search).trim();
  const found = useMemo(() => find(items, search), [find, items, search]);
  const places = (search && found.length === 0 && findElsewhere?.(search)) || NOWHERE;
  if (items.length === 0 && places.length === 0) return children;
  if (found.length === 0)
    return (
      <NothingMatches
        title={`No ${nouns} found`}
        search={search}
        place={label}
        onClear={() => events.searchChanged('')}
        elsewhere={places.length > 0 && <Elsewhere places={places} kept={{ search }} />}
      />
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
