import { useDispatch, useSelector } from 'react-redux';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { selectUsersScreen, userToggled, type UsersRoot } from '../usersScreen';
import { isSelected } from './selection';

/** A row's box. It selects its own tick from the store, so that ticking it renders no other row. */
export function SelectBox({ user }: { user: User }) {
  const dispatch = useDispatch();
  const isTicked = useSelector((state: UsersRoot) => isSelected(selectUsersScreen(state).selection, user.id));
  return (
    <label className="select-box">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={`Select ${fullName(user) || user.email}`}
        checked={isTicked}
        onChange={() => dispatch(userToggled(user.id))}
      />
    </label>
  );
}
