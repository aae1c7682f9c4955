import { PlusLg } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { dialogOpened } from './paymentsScreen';

export function AddCategoryButton() {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      onClick={() => dispatch(dialogOpened({ kind: 'addCategory' }))}
    >
      <PlusLg aria-hidden />
      Add Category
    </button>
  );
}

export function AddMethodButton() {
  const dispatch = useDispatch();
  return (
    <button type="button" className="btn btn-primary" onClick={() => dispatch(dialogOpened({ kind: 'add' }))}>
      <PlusLg aria-hidden />
      Add Payment Method
    </button>
  );
}
