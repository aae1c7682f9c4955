import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { chosen } from '@/components/tabs/selection';
import { TabPanel } from '@/components/tabs/TabPanel';
import { Tabs } from '@/components/tabs/Tabs';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { SavedNote } from '@/screen/elsewhere/SavedNote';
import { NoFolders } from '@/screen/EmptyList';
import { type SupplementFolder } from '@/services/supplements';
import { SupplementCards } from './SupplementCards';
import { dialogOpened, folderSelected, selectSupplementsScreen } from './supplementsScreen';

const PANEL = 'supplement-folder';

const supplementsSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "supplements-dialogs" */ './SupplementsSaved')).SupplementsSaved,
);

/** The folder tabs, with the cards of the selected one. */
export function SupplementFolders({ folders }: { folders: readonly SupplementFolder[] }) {
  const dispatch = useDispatch();
  const { folder: folderId, saved } = useSelector(selectSupplementsScreen);
  useNeighbour(folders, folderId, (id) => dispatch(folderSelected(id)));
  const tabs = useMemo(() => folders.map(({ id, title }) => ({ key: String(id), label: titleOf(title) })), [folders]);

  const folder = chosen(folders, folderId);
  if (!folder)
    return (
      <NoFolders
        title="No supplements found"
        text="Supplements are kept in folders. Add the first one."
        add="Add Folder"
        opens={dialogOpened({ kind: 'addFolder' })}
      />
    );
  const selected = String(folder.id);
  return (
    <>
      <Tabs
        label="Folders"
        tabs={tabs}
        selected={selected}
        onSelect={(key) => dispatch(folderSelected(folders.find(({ id }) => String(id) === key)!.id))}
        panelId={PANEL}
      />
      <SavedNote of={supplementsSaved} props={saved && { saved, folders }} />
      <TabPanel id={PANEL} selected={selected}>
        <SupplementCards
          key={selected}
          label={titleOf(folder.title)}
          supplements={folder.supplements}
          folders={folders}
        />
      </TabPanel>
    </>
  );
}
