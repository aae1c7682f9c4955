import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';
import { TabPanel } from '@/components/tabs/TabPanel';
import { SavedNote } from '@/screen/saved/SavedNote';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { shelved, type Shelved } from '../categories/tree';
import { TreeTabs } from '../categories/TreeTabs';
import { Meal } from '../shared/DishCard';
import { categorySelected, selectDietPlansScreen, subCategorySelected } from './dietPlansScreen';
import { mealsOf, type DietPlansLists, type KnownLists } from './dietPlansRows';
import { PlanShelf, UnplacedPlans } from './PlanShelf';

const dietPlansSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "diet-plans-dialogs" */ './DietPlansSaved')).DietPlansSaved,
);

/** A skeleton until both lists have loaded; after a failed first load nothing. */
export function DietPlansList({ plans, tree, isLoading }: DietPlansLists) {
  const isKnown = plans && tree;
  return (
    <section className="grid dishes" aria-label="Diet plans" aria-busy={isLoading}>
      {isKnown ? (
        <PlansByCategory plans={plans} tree={tree} isLoading={isLoading} />
      ) : (
        isLoading && <DietPlansSkeleton />
      )}
    </section>
  );
}

const PANEL = 'diet-category';

function PlansByCategory({ plans, tree, isLoading }: KnownLists & { isLoading: boolean }) {
  const dispatch = useDispatch();
  const { category: chosenId, saved } = useSelector(selectDietPlansScreen);
  const shelves = useMemo(() => shelved(plans, tree), [plans, tree]);
  return (
    <>
      <TreeTabs
        label="Categories"
        level="Category"
        rows={tree}
        chosenId={chosenId}
        panelId={PANEL}
        onSelect={(id) => dispatch(categorySelected(id))}
        adds="addDietCategory"
      >
        {(category) => (
          <>
            <SavedNote of={dietPlansSaved} props={saved && { saved, tree, plans }} />
            <TabPanel id={PANEL} selected={String(category.id)} className="grid">
              <PlansByMeal key={category.id} category={category} shelves={shelves} />
            </TabPanel>
          </>
        )}
      </TreeTabs>
      {/* Not while one list is newer than the other: plans deleted with their category would show up here. */}
      {!isLoading && <UnplacedPlans plans={shelves.unplaced} />}
    </>
  );
}

interface CategoryProps {
  category: Category;
  shelves: Shelved<DietPlan>;
}

/** The plans of the selected category under each meal type: its sub categories as tabs, and the cards of the selected one. */
function PlansByMeal({ category, shelves }: CategoryProps) {
  const dispatch = useDispatch();
  const { subCategory } = useSelector(selectDietPlansScreen);
  const meals = useMemo(() => mealsOf(category, shelves), [category, shelves]);
  return meals.map(({ mealType, shelves: rows }, index) => (
    <Meal key={mealType} title={mealType}>
      <TreeTabs
        label={`Sub categories of ${mealType}`}
        level="SubCategory"
        rows={rows}
        chosenId={subCategory[mealType]}
        panelId={`diet-meal-${index}`}
        onSelect={(id) => dispatch(subCategorySelected({ mealType, id }))}
        adds="addDietCategory"
        hint={`Diet plans go into a subcategory of ${category.title}.`}
      >
        {(shelf) => (
          <TabPanel id={`diet-meal-${index}`} selected={String(shelf.id)}>
            <PlanShelf key={shelf.id} shelf={shelf} />
          </TabPanel>
        )}
      </TreeTabs>
    </Meal>
  ));
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
