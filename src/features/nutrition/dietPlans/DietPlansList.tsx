import { useMemo } from 'react';
import { Folder } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { EmptyState } from '@/components/state/EmptyState';
import { TabPanel } from '@/components/tabs/TabPanel';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { TreeTabs } from '../categories/TreeTabs';
import { chosen } from '@/components/tabs/selection';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { AddCategoryButton } from './AddButtons';
import { CategoryPlans } from './CategoryPlans';
import { DietPlansSkeleton } from './DietPlansSkeleton';
import { categorySelected, dialogOpened, selectDietPlansScreen } from './dietPlansScreen';
import { sortPlans } from './dietPlansView';
import { UnplacedPlans } from './UnplacedPlans';

interface Props {
  /** Undefined until the first load of it went through; the same for the tree. */
  plans: readonly DietPlan[] | undefined;
  tree: readonly Category[] | undefined;
  isLoading: boolean;
}

/** While both lists come for the first time their layout stands; after a failed first load the place stays blank. */
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
        <EmptyState icon={<Folder aria-hidden />} title="No categories found" action={<AddCategoryButton />} />
      )}
      {/* Not while one list is newer than the other: what was deleted with its category would show up here. */}
      {!isLoading && <UnplacedPlans plans={sorted.unplaced} />}
    </>
  );
}
