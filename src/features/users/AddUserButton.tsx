import { PlusLg } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { dialogOpened } from './usersScreen';

export function AddUserButton() {
  const dispatch = useDispatch();
  return (
    <button type="button" className="btn btn-primary" onClick={() => dispatch(dialogOpened({ kind: 'add' }))}>
      <PlusLg aria-hidden />
      Add user
    </button>
  );
}
