import { FolderPlus, PlusLg } from 'react-bootstrap-icons';
import { AddButton } from '@/screen/AddButton';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { DietPlansExport } from './DietPlansExport';
import { dialogOpened } from './dietPlansScreen';

interface Props {
  /** Both undefined until their first load succeeded. */
  plans: readonly DietPlan[] | undefined;
  tree: readonly Category[] | undefined;
}

export function DietPlansToolbar(lists: Props) {
  return (
    <div className="page-head">
      <div className="page-actions push">
        <DietPlansExport {...lists} />
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
