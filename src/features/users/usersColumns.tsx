import { Initials } from '@/components/avatar/Initials';
import { formatDateTime } from '@/components/format/date';
import { StatusBadge } from '@/components/status/StatusBadge';
import { SELECT, type Column } from '@/components/table/column';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { SelectBox } from './selection/SelectBox';
import { SelectPageBox } from './selection/SelectPageBox';
import { UserActions } from './UserActions';
import { NO_VALUE, planLabel, statusLabel } from './usersView';

/** §2 Users list: the table's columns. Made once, so that a row draws again only when its user changed. */
export const USERS_COLUMNS: Column<User>[] = [
  {
    key: SELECT,
    header: 'Select',
    head: (users) => <SelectPageBox users={users} />,
    cell: (user) => <SelectBox user={user} />,
  },
  {
    key: 'name',
    header: 'Name',
    isSortable: true,
    cell: (user) => (
      <>
        <Initials name={fullName(user)} />
        <span className="name">{fullName(user) || NO_VALUE}</span>
      </>
    ),
  },
  { key: 'email', header: 'Email', isSortable: true, className: 'soft', cell: (user) => user.email || NO_VALUE },
  { key: 'phone', header: 'Phone', isSortable: true, className: 'soft', cell: (user) => user.phone || NO_VALUE },
  { key: 'plan', header: 'Plan', isSortable: true, cell: planLabel },
  {
    key: 'status',
    header: 'Status',
    isSortable: true,
    cell: (user) => <StatusBadge tone={user.isActive ? 'active' : 'inactive'}>{statusLabel(user)}</StatusBadge>,
  },
  {
    key: 'created',
    header: 'Duration',
    isSortable: true,
    className: 'soft figures',
    cell: (user) => formatDateTime(user.createdAt),
  },
  { key: 'actions', header: 'Actions', cell: (user) => <UserActions user={user} /> },
];
