import { useDispatch, useSelector } from 'react-redux';
import { type User } from '@/services/userTypes';
import { pageToggled, selectBulk, isSelected } from './bulkSlice';

/** Ticks all users of the page, or unticks them if all are ticked. */
export function SelectPageBox({ users }: { users: readonly User[] }) {
  const dispatch = useDispatch();
  const { selection } = useSelector(selectBulk);
  const count = users.filter(({ id }) => isSelected(selection, id)).length;
  const areAllTicked = count === users.length;
  const toggle = () => dispatch(pageToggled({ ids: users.map(({ id }) => id), isTicked: !areAllTicked }));
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !areAllTicked;
      }}
      type="checkbox"
      className="form-check-input select-box"
      aria-label="Select all on this page"
      checked={areAllTicked}
      onChange={toggle}
    />
  );
}
