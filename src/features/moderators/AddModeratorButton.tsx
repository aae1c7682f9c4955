import { PlusLg } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { dialogOpened } from './moderatorsScreen';

export function AddModeratorButton({ className = '' }: { className?: string }) {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className={`btn btn-primary ${className}`}
      onClick={() => dispatch(dialogOpened({ kind: 'add' }))}
    >
      <PlusLg aria-hidden />
      Add Moderators
    </button>
  );
}
