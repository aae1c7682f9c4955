import { useDispatch } from 'react-redux';
import { RowMenu } from '@/components/menu/RowMenu';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { ActivateButton } from './ActivateButton';
import { userMenu } from './usersMenu';
import { dialogOpened } from './usersScreen';

/** The row's menu, and Activate for inactive users only (§2 Users list). */
export function UserActions({ user }: { user: User }) {
  const dispatch = useDispatch();
  return (
    <>
      {!user.isActive && <ActivateButton user={user} />}
      <RowMenu
        label={`Actions for ${fullName(user) || user.email}`}
        items={userMenu(user, (dialog) => dispatch(dialogOpened(dialog)))}
      />
    </>
  );
}
