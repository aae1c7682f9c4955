import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { TabPanel } from '@/components/tabs/TabPanel';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { NoFolders } from '@/screen/EmptyList';
import { type Id } from '@/services/http/decode';
import { TreeTabs } from '../categories/TreeTabs';
import { dialogOpened, selectDietPlansScreen, subCategorySelected } from './dietPlansScreen';
import { type FindPlans, type Meal } from './dietPlansView';
import { ShelfPlans } from './ShelfPlans';

interface Props {
  meal: Meal;
  categoryTitle: string;
  panelId: string;
  findElsewhere: FindPlans;
}

/** A meal type's heading, the sub categories under it as tabs, and the cards of the selected one. */
export function MealSection({ meal: { mealType, shelves }, categoryTitle, panelId, findElsewhere }: Props) {
  const dispatch = useDispatch();
  const headingId = useId();
  const { subCategory } = useSelector(selectDietPlansScreen);
  const select = (id: Id) => dispatch(subCategorySelected({ mealType, id }));
  useNeighbour(shelves, subCategory[mealType], select);
  const shelf = chosen(shelves, subCategory[mealType]);
  return (
    <section className="meal" aria-labelledby={headingId}>
      <h2 id={headingId}>{mealType}</h2>
      {shelf ? (
        <>
          <TreeTabs
            label={`Sub categories of ${mealType}`}
            look="pills"
            rows={shelves}
            selected={shelf.id}
            panelId={panelId}
            onSelect={select}
            onEdit={(id) => dispatch(dialogOpened({ kind: 'editSubCategory', id }))}
            onDelete={(id) => dispatch(dialogOpened({ kind: 'deleteSubCategory', id }))}
          />
          <TabPanel id={panelId} selected={String(shelf.id)}>
            <ShelfPlans key={shelf.id} shelf={shelf} findElsewhere={findElsewhere} />
          </TabPanel>
        </>
      ) : (
        <NoFolders
          title="No subcategories found"
          text={`Diet plans go into a subcategory of ${categoryTitle}.`}
          add="Add Category"
          opens={dialogOpened({ kind: 'addDietCategory' })}
        />
      )}
    </section>
  );
}
