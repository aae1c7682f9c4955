import { useEffect } from 'react';
import { FolderPlus, PlusLg } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { Loaded } from '@/components/lazy/Loaded';
import { AddButton } from '@/screen/AddButton';
import { ListHead } from '@/screen/list/ListPage';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { ViewLinks } from '@/screen/list/ViewLinks';
import { dialogOpened, selectDietPlansScreen } from './dietPlansScreen';
import { type DietPlansLists, type KnownLists } from './dietPlansRows';
import { matrixStatus, matrixViewButton } from './matrix/MatrixPart';
import { type usePlansExport } from './usePlansExport';

const VIEWS = [
  ['list', 'Plans'],
  ['matrix', 'Matrix'],
] as const;

type Exported = ReturnType<typeof usePlansExport>;

export function DietPlansHead({ plans, tree, exported }: DietPlansLists & { exported: Exported }) {
  const { view } = useSelector(selectDietPlansScreen);
  const lead = (
    <>
      <ViewLinks views={VIEWS} />
      {view === 'matrix' && plans && tree && <MatrixHead lists={{ plans, tree }} exported={exported} />}
    </>
  );
  return (
    <ListHead lead={lead}>
      <AddButton
        icon={FolderPlus}
        label="Add Category"
        opens={dialogOpened({ kind: 'addDietCategory' })}
        className="btn-outline-secondary"
      />
      <AddButton icon={PlusLg} label="Add Diet Plan" opens={dialogOpened({ kind: 'add' })} className="btn-primary" />
    </ListHead>
  );
}

/** What the matrix adds to the head. Until its code is there, the View button exports the list. */
function MatrixHead({ lists, exported }: { lists: KnownLists; exported: Exported }) {
  useEffect(() => {
    matrixStatus.keepLoading();
    matrixViewButton.keepLoading();
  }, []);
  return (
    <>
      <Loaded of={matrixViewButton} props={lists} waiting={<ViewButton exported={[exported]} />} />
      <Loaded of={matrixStatus} props={lists} />
    </>
  );
}
