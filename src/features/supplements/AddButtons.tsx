import { FolderPlus, PlusLg } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { dialogOpened } from './supplementsScreen';

export function AddFolderButton({ className = '' }: { className?: string }) {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className={`btn btn-outline-secondary ${className}`}
      onClick={() => dispatch(dialogOpened({ kind: 'addFolder' }))}
    >
      <FolderPlus aria-hidden />
      Add Folder
    </button>
  );
}

export function AddSupplementButton() {
  const dispatch = useDispatch();
  return (
    <button type="button" className="btn btn-primary" onClick={() => dispatch(dialogOpened({ kind: 'add' }))}>
      <PlusLg aria-hidden />
      Add Supplement
    </button>
  );
}
