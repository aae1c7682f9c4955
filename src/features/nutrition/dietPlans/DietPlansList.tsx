import { useMemo, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';
import { chosen } from '@/components/tabs/selection';
import { TabPanel } from '@/components/tabs/TabPanel';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { type Loaded } from '@/lib/loaded';
import { SavedNote } from '@/screen/elsewhere/SavedNote';
import { NoFolders } from '@/screen/EmptyList';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { TreeTabs } from '../categories/TreeTabs';
import { categorySelected, dialogOpened, selectDietPlansScreen } from './dietPlansScreen';
import { sortPlans, mealsOf, placesOf, type SortedPlans, filterPlans } from './dietPlansView';
import { MealSection } from './MealSection';
import { PlanCards } from './PlanCards';

interface Props {
  plans: Loaded<readonly DietPlan[]>;
  tree: Loaded<readonly Category[]>;
  isLoading: boolean;
}

/** A skeleton until both lists have loaded; after a failed first load nothing. */
export function DietPlansList({ plans, tree, isLoading }: Props) {
  if (!plans || !tree) return isLoading && <DietPlansSkeleton />;
  return <PlansByCategory plans={plans} tree={tree} isLoading={isLoading} />;
}

const PANEL = 'diet-category';

const dietPlansSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "diet-plans-dialogs" */ './DietPlansSaved')).DietPlansSaved,
);

interface KnownProps {
  plans: readonly DietPlan[];
  tree: readonly Category[];
  isLoading: boolean;
}

function PlansByCategory({ plans, tree, isLoading }: KnownProps) {
  const dispatch = useDispatch();
  const { category: chosenId, saved } = useSelector(selectDietPlansScreen);
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
          <SavedNote of={dietPlansSaved} props={saved && { saved, tree, plans }} />
          <TabPanel id={PANEL} selected={String(category.id)} className="grid">
            <CategoryPlans key={category.id} category={category} tree={tree} sorted={sorted} />
          </TabPanel>
        </>
      ) : (
        <NoFolders title="No categories found" add="Add Category" opens={dialogOpened({ kind: 'addDietCategory' })} />
      )}
      {/* Not while one list is newer than the other: plans deleted with their category would show up here. */}
      {!isLoading && <UnplacedPlans plans={sorted.unplaced} />}
    </>
  );
}

interface CategoryProps {
  category: Category;
  tree: readonly Category[];
  sorted: SortedPlans;
}

/** The plans of the selected category, with a section for each meal type. */
function CategoryPlans({ category, tree, sorted }: CategoryProps) {
  const meals = useMemo(() => mealsOf(category, sorted), [category, sorted]);
  return meals.map((meal, index) => (
    <MealSection
      key={meal.mealType}
      meal={meal}
      categoryTitle={category.title}
      panelId={`diet-meal-${index}`}
      findElsewhere={(filter) => placesOf(tree, sorted, filter)}
    />
  ));
}

const TITLE = 'Without a sub category';

/** Plans whose sub category is deleted. They have no tab, but can be moved to another sub category by Edit. */
function UnplacedPlans({ plans }: { plans: readonly DietPlan[] }) {
  const headingId = useId();
  const { search, kcal } = useSelector(selectDietPlansScreen);
  const found = useMemo(() => filterPlans(plans, { search, kcal }), [plans, search, kcal]);
  if (found.length === 0) return null;
  return (
    <section className="meal" aria-labelledby={headingId}>
      <h2 id={headingId}>{TITLE}</h2>
      <PlanCards label={TITLE} plans={found} search={search} />
    </section>
  );
}

/** Placeholders for the category tabs and a meal type with its sub categories and cards. */
function DietPlansSkeleton() {
  return (
    <>
      <TabsSkeleton />
      <div className="meal placeholder-glow">
        <span className="placeholder" style={{ width: 96, height: 24 }} />
        <TabsSkeleton look="pills" />
        <CardSkeleton />
      </div>
    </>
  );
}
