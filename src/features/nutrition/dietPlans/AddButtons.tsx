import { FolderPlus, PlusLg } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { dialogOpened } from './dietPlansScreen';

export function AddCategoryButton() {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      onClick={() => dispatch(dialogOpened({ kind: 'addDietCategory' }))}
    >
      <FolderPlus aria-hidden />
      Add Category
    </button>
  );
}

export function AddDietPlanButton() {
  const dispatch = useDispatch();
  return (
    <button type="button" className="btn btn-primary" onClick={() => dispatch(dialogOpened({ kind: 'add' }))}>
      <PlusLg aria-hidden />
      Add Diet Plan
    </button>
  );
}
