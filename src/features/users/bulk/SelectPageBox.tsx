import { useDispatch, useSelector } from 'react-redux';
import { PageBox } from '@/components/table/PageBox';
import { type User } from '@/services/userTypes';
import { pageToggled, selectBulk, isSelected } from './bulkSlice';

/** Ticks all users of the page, or unticks them if all are ticked. */
export function SelectPageBox({ users }: { users: readonly User[] }) {
  const dispatch = useDispatch();
  const { selection } = useSelector(selectBulk);
  return (
    <PageBox
      ticked={users.filter(({ id }) => isSelected(selection, id)).length}
      total={users.length}
      onToggle={(isTicked) => dispatch(pageToggled({ ids: users.map(({ id }) => id), isTicked }))}
    />
  );
}
