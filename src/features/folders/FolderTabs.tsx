import { useMemo, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { chosen } from '@/components/tabs/selection';
import { TabPanel } from '@/components/tabs/TabPanel';
import { Tabs } from '@/components/tabs/Tabs';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { SavedNote } from '@/screen/saved/SavedNote';
import { FoundCards } from '@/screen/list/FoundCards';
import { useListState } from '@/screen/list/listContext';
import { type Folder } from '@/services/folders';
import { useFolderId, type CardsSpec } from './cardsSpec';
import { type FolderPlaceProps } from './FolderPlace';
import { searchItems, type Item } from './items';

const PANEL = 'folder';

const folderPlace = lazyComponent<FolderPlaceProps>(
  async () => (await import(/* webpackChunkName: "standby" */ './FolderPlace')).FolderPlace,
);

interface Props<I extends Item> {
  of: CardsSpec<I>;
  folders: readonly Folder<I>[];
  /** Shown while there are no folders at all. */
  none: ReactNode;
  /** Shown in a folder without cards. */
  children: ReactNode;
}

/** The folders' tabs, with the cards of the chosen one. */
export function FolderTabs<I extends Item>({ of, folders, none, children }: Props<I>) {
  const dispatch = useDispatch();
  const folderId = useFolderId(of.field);
  const saved = useListState((view) => view.saved);
  useNeighbour(folders, folderId, (id) => dispatch(of.folderChosen(id)));
  const tabs = useMemo(() => folders.map(({ id, title }) => ({ key: String(id), label: titleOf(title) })), [folders]);

  const folder = chosen(folders, folderId);
  if (!folder) return none;
  const selected = String(folder.id);
  return (
    <>
      <Tabs
        label={of.tabs}
        tabs={tabs}
        selected={selected}
        onSelect={(key) => dispatch(of.folderChosen(folders.find(({ id }) => String(id) === key)!.id))}
        panelId={PANEL}
      />
      <SavedNote of={folderPlace} props={saved && { saved, folders, field: of.field }} />
      <TabPanel id={PANEL} selected={selected}>
        <FoundCards
          key={selected}
          label={titleOf(folder.title)}
          noun={of.noun}
          nouns={of.nouns}
          items={folder.items}
          find={searchItems}
          card={of.card}
        >
          {children}
        </FoundCards>
      </TabPanel>
    </>
  );
}
