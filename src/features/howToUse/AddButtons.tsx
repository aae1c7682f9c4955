import { FolderPlus, PlusLg } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { dialogOpened } from './howToUseScreen';

export function AddCategoryButton({ className = '' }: { className?: string }) {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className={`btn btn-outline-secondary ${className}`}
      onClick={() => dispatch(dialogOpened({ kind: 'addCategory' }))}
    >
      <FolderPlus aria-hidden />
      Add Category
    </button>
  );
}

export function AddContentButton() {
  const dispatch = useDispatch();
  return (
    <button type="button" className="btn btn-primary" onClick={() => dispatch(dialogOpened({ kind: 'add' }))}>
      <PlusLg aria-hidden />
      Add Content
    </button>
  );
}
