import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { CardGrid } from '@/components/cards/CardGrid';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { NothingMatches } from '@/components/state/NothingMatches';
import { Elsewhere } from '@/screen/elsewhere/Elsewhere';
import { useList } from '@/screen/list/listContext';
import { type Folder } from '@/services/folders';
import { type CardsSpec } from './cardsSpec';
import { placesOf, searchItems, type Item } from './items';

interface Props<I extends Item> {
  of: CardsSpec<I>;
  folder: Folder<I>;
  /** All of them, to find elsewhere what is not here. */
  folders: readonly Folder<I>[];
  /** Shown if it has no cards. */
  children: ReactNode;
}

const NOWHERE: readonly never[] = [];

const itemId = ({ id }: Item) => id;

/** The cards of one folder: empty, without matches, or with cards. */
export function FolderCards<I extends Item>({ of, folder: { title, items }, folders, children }: Props<I>) {
  const { view, events } = useList();
  // Deferred, so that typing stays fast with many cards.
  const search = useDeferredValue(view.search).trim();
  const found = useMemo(() => searchItems(items, search), [items, search]);
  const places = search && found.length === 0 ? placesOf(folders, search, of.field) : NOWHERE;
  const label = titleOf(title);
  if (items.length === 0 && places.length === 0) return children;
  if (found.length === 0)
    return (
      <NothingMatches
        title={`No ${of.nouns} found`}
        search={search}
        place={label}
        onClear={() => events.searchChanged('')}
        elsewhere={places.length > 0 && <Elsewhere places={places} kept={{ search }} />}
      />
    );
  return (
    <>
      <CardGrid label={label} items={found} search={search} itemId={itemId} marked={view.marked} render={of.card} />
      <p className="visually-hidden" role="status">
        {search && `${countOf(found.length, of.noun)} found`}
      </p>
    </>
  );
}
