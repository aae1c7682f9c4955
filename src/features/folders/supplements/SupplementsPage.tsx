import { Capsule, FolderPlus, PlusLg } from 'react-bootstrap-icons';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { AddButton } from '@/screen/AddButton';
import { Selecting } from '@/screen/changeMany/selecting';
import { lazyChecks, WithChecks } from '@/screen/checks/WithChecks';
import { EmptyList, NoFolders } from '@/screen/EmptyList';
import { ListDialogs, ListHead, ListPage } from '@/screen/list/ListPage';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { useListSupplementsQuery } from '@/services/supplements';
import { Folders } from '../Folders';
import { SUPPLEMENTS } from './supplementCards';
import { dialogOpened, supplementsScreen } from './supplementsScreen';
import './supplements.scss';

const dialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "supplements-dialogs" */ './SupplementsDialogs')).SupplementsDialogs,
);
const selected = lazyComponent(
  async () => (await import(/* webpackChunkName: "change-many" */ './SelectedSupplements')).SelectedSupplements,
);
const checks = lazyChecks(async () => (await import(/* webpackChunkName: "checks" */ './checks')).supplementsChecks);

const bringIn = lazyComponent(
  async () => (await import(/* webpackChunkName: "bring-in" */ './SupplementsBringIn')).SupplementsBringIn,
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
    <ListPage of={supplementsScreen}>
      <WithChecks
        of={checks}
        lists={{ folders, isLoading }}
        section="Supplements"
        bringIn={{
          of: bringIn,
          what: 'supplements',
          isFirst: folders?.every(({ items }) => items.length === 0) ?? false,
        }}
      >
        <ListHead>
          <AddButton icon={FolderPlus} opens={addFolder} className="btn-outline-secondary">
            Add Folder
          </AddButton>
          <AddButton icon={PlusLg} opens={add} className="btn-primary">
            Add Supplement
          </AddButton>
        </ListHead>
        <Selecting of={selected} props={{ folders }} />
        <Folders of={SUPPLEMENTS} folders={folders} isLoading={isLoading} coming={coming} none={none}>
          <EmptyList icon={Capsule} title="No supplements found" add="Add Supplement" opens={add} />
        </Folders>
      </WithChecks>
      <ListDialogs of={dialogs} props={{ folders }} />
    </ListPage>
  );
}

export const screen: Screen = {
  Page: SupplementsPage,
  state: supplementsScreen,
  changes: async () =>
    (await import(/* webpackChunkName: "supplements-dialogs" */ './supplementsChanges')).supplementsChanges,
};
