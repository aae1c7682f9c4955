import { useEffect, type ReactNode } from 'react';
import { FolderPlus, PlusLg } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { Loaded } from '@/components/lazy/Loaded';
import { AddButton } from '@/screen/AddButton';
import { ViewLinks } from '@/screen/views/ViewLinks';
import { DietPlansViewButton } from './DietPlansViews';
import { dialogOpened, selectDietPlansScreen, viewSelected, type View } from './dietPlansScreen';
import { type DietPlansLists, type KnownLists } from './dietPlansView';
import { matrixViewButton, matrixStatus } from './matrix/MatrixPart';

const VIEW_LABELS: readonly (readonly [View, string])[] = [
  ['list', 'Plans'],
  ['matrix', 'Matrix'],
];

interface Props extends Pick<DietPlansLists, 'plans' | 'tree'> {
  /** The link to the checks. */
  children: ReactNode;
}

export function DietPlansToolbar({ plans, tree, children }: Props) {
  const { view } = useSelector(selectDietPlansScreen);
  const counted: KnownLists | false | undefined = view === 'matrix' && plans && tree && { plans, tree };
  return (
    <div className="page-head">
      <ViewLinks path="/diet-plans" views={VIEW_LABELS} current={view} chosen={viewSelected} />
      {counted && (
        <Loaded
          of={matrixViewButton}
          props={{ ...counted, children }}
          waiting={<DietPlansViewButton {...counted}>{children}</DietPlansViewButton>}
        />
      )}
      {counted && <MatrixStatus {...counted} />}
      {children}
      <div className="page-actions push">
        <AddButton
          icon={FolderPlus}
          opens={dialogOpened({ kind: 'addDietCategory' })}
          className="btn-outline-secondary"
        >
          Add Category
        </AddButton>
        <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'add' })} className="btn-primary">
          Add Diet Plan
        </AddButton>
      </div>
    </div>
  );
}

function MatrixStatus(lists: KnownLists) {
  useEffect(() => {
    matrixStatus.keepLoading();
    matrixViewButton.keepLoading();
  }, []);
  return <Loaded of={matrixStatus} props={lists} />;
}
