import { useMemo } from 'react';
import { Folder, FolderPlus } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { EmptyState } from '@/components/state/EmptyState';
import { TabPanel } from '@/components/tabs/TabPanel';
import { AddButton } from '@/screen/AddButton';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { TreeTabs } from '../categories/TreeTabs';
import { chosen } from '@/components/tabs/selection';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { CategoryPlans } from './CategoryPlans';
import { DietPlansSkeleton } from './DietPlansSkeleton';
import { categorySelected, dialogOpened, selectDietPlansScreen } from './dietPlansScreen';
import { sortPlans } from './dietPlansView';
import { UnplacedPlans } from './UnplacedPlans';

interface Props {
  /** Undefined until the first load succeeded, as is the tree. */
  plans: readonly DietPlan[] | undefined;
  tree: readonly Category[] | undefined;
  isLoading: boolean;
}

/** A skeleton until both lists have loaded; after a failed first load nothing. */
export function DietPlansList({ plans, tree, isLoading }: Props) {
  if (!plans || !tree) return isLoading && <DietPlansSkeleton />;
  return <PlansByCategory plans={plans} tree={tree} isLoading={isLoading} />;
}

const PANEL = 'diet-category';

interface KnownProps {
  plans: readonly DietPlan[];
  tree: readonly Category[];
  isLoading: boolean;
}

function PlansByCategory({ plans, tree, isLoading }: KnownProps) {
  const dispatch = useDispatch();
  const { category: chosenId } = useSelector(selectDietPlansScreen);
  const sorted = useMemo(() => sortPlans(plans, tree), [plans, tree]);
  useNeighbour(tree, chosenId, (id) => dispatch(categorySelected(id)));
  const category = chosen(tree, chosenId);
  return (
    <>
      {category ? (
        <>
          <TreeTabs
            label="Categories"
            look="tabs"
            rows={tree}
            selected={category.id}
            panelId={PANEL}
            onSelect={(id) => dispatch(categorySelected(id))}
            onEdit={(id) => dispatch(dialogOpened({ kind: 'editCategory', id }))}
            onDelete={(id) => dispatch(dialogOpened({ kind: 'deleteCategory', id }))}
          />
          <TabPanel id={PANEL} selected={String(category.id)} className="grid">
            <CategoryPlans key={category.id} category={category} sorted={sorted} />
          </TabPanel>
        </>
      ) : (
        <EmptyState
          icon={<Folder aria-hidden />}
          title="No categories found"
          action={
            <AddButton
              icon={FolderPlus}
              opens={dialogOpened({ kind: 'addDietCategory' })}
              className="btn-outline-secondary"
            >
              Add Category
            </AddButton>
          }
        />
      )}
      {/* Not while one list is newer than the other: plans deleted with their category would show up here. */}
      {!isLoading && <UnplacedPlans plans={sorted.unplaced} />}
    </>
  );
}
