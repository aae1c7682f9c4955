import { type ReactNode } from 'react';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { chosen } from '@/components/tabs/selection';
import { type Loaded } from '@/lib/loaded';
import { useList } from '@/screen/list/listContext';
import { ListSearch } from '@/screen/list/ListSearch';
import { OverList } from '@/screen/list/OverList';
import { type Folder } from '@/services/folders';
import { useFolderId, type CardsSpec } from './cardsSpec';
import { FolderTabs } from './FolderTabs';
import { searchItems, type Item } from './items';

interface Props<I extends Item> {
  of: CardsSpec<I>;
  folders: Loaded<readonly Folder<I>[]>;
  isLoading: boolean;
  /** Above the first cards while they load. */
  coming: ReactNode;
  /** Shown while there are no folders at all. */
  none: ReactNode;
  /** Shown in a folder without cards. */
  children: ReactNode;
}

/** The kept views, the search, and the folders as tabs with the cards of the chosen one. */
export function Folders<I extends Item>({ of, folders, isLoading, coming, none, children }: Props<I>) {
  const { view } = useList();
  const shown = chosen(folders ?? [], useFolderId(of.field));
  const rows = () => searchItems(shown?.items ?? [], view.search);
  return (
    <>
      <OverList rows={folders && rows} />
      <div className="with-search">
        <ListSearch placeholder={`Search ${of.nouns}...`} exported={[{ ...of.exported, rows }]} />
        <section className="grid tabs-gap" aria-label={of.label} aria-busy={isLoading}>
          {folders && (
            <FolderTabs of={of} folders={folders} none={none}>
              {children}
            </FolderTabs>
          )}
          {!folders && isLoading && (
            <>
              {coming}
              <CardSkeleton />
            </>
          )}
        </section>
      </div>
    </>
  );
}
