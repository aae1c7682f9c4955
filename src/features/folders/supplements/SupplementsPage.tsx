import { Capsule, CapsulePill, FolderPlus, PlusLg } from 'react-bootstrap-icons';
import { AddButton } from '@/screen/AddButton';
import { EmptyList, NoFolders } from '@/screen/EmptyList';
import { ListHead, ListPage } from '@/screen/list/ListPage';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { useListSupplementsQuery } from '@/services/supplements';
import { Folders } from '../Folders';
import { SUPPLEMENTS } from './supplementCards';
import { dialogOpened, supplementsScreen } from './supplementsScreen';
import { lazyDialogs } from '@/screen/lazyDialogs';
import './supplements.scss';

const dialogs = lazyDialogs(
  '/supplements',
  async () => (await import(/* webpackChunkName: "supplements-dialogs" */ './SupplementsDialogs')).SupplementsDialogs,
);

const add = dialogOpened({ kind: 'add' });
const addFolder = dialogOpened({ kind: 'addFolder' });

/** The Supplements screen. Entering it refetches the folders; cached ones stay on screen meanwhile. */
function SupplementsPage() {
  const { data: folders, isFetching: isLoading } = useListSupplementsQuery(undefined, ON_ENTRY);
  const coming = <p className="meta folders-coming">Loading supplements...</p>;
  const text = 'Supplements are kept in folders. Add the first one.';
  const none = <NoFolders title="No supplements found" text={text} add="Add Folder" opens={addFolder} />;
  return (
    <ListPage of={supplementsScreen} lists={{ folders, isLoading }} dialogs={dialogs}>
      <ListHead>
        <AddButton icon={FolderPlus} label="Add Folder" opens={addFolder} className="btn-outline-secondary" />
        <AddButton icon={PlusLg} label="Add Supplement" opens={add} className="btn-primary" />
      </ListHead>
      <Folders of={SUPPLEMENTS} folders={folders} isLoading={isLoading} coming={coming} none={none}>
        <EmptyList icon={Capsule} title="No supplements found" add="Add Supplement" opens={add} />
      </Folders>
    </ListPage>
  );
}

export const screen: Screen = {
  Page: SupplementsPage,
  icon: CapsulePill,
  state: supplementsScreen,
};
