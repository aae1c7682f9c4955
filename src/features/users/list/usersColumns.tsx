import { useDispatch } from 'react-redux';
import { Initials } from '@/components/avatar/Initials';
import { momentCell } from '@/components/export/table';
import { formatDateTime } from '@/components/format/date';
import { StatusBadge } from '@/components/status/StatusBadge';
import { type Column } from '@/components/table/column';
import { read } from '@/lib/slots';
import { NO_VALUE } from '@/components/table/texts';
import { type Id } from '@/services/http/decode';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { UserActions } from './UserActions';
import { planLabel, statusLabel } from './usersRows';
import { personDialog } from '../personDialog';
import { dialogOpened } from '../usersScreen';

/** The columns of the users' table. A constant, so that a row re-renders only when its user changes. */
const USERS_COLUMNS: Column<User>[] = [
  {
    key: 'name',
    header: 'Name',
    sort: fullName,
    exported: fullName,
    share: 16,
    mark: (user) => <Initials name={fullName(user)} />,
    cell: (user) => <UserName id={user.id} name={fullName(user) || NO_VALUE} className="name" />,
  },
  {
    key: 'email',
    header: 'Email',
    sort: ({ email }) => email,
    exported: ({ email }) => email,
    className: 'soft',
    share: 26,
    fold: { under: 'name', below: 1080 },
    cell: (user) => user.email || NO_VALUE,
  },
  {
    key: 'phone',
    header: 'Phone',
    sort: ({ phone }) => phone,
    exported: ({ phone }) => phone,
    orders: ['Phone, lowest first', 'Phone, highest first'],
    className: 'soft figures',
    fold: { under: 'name', below: 1080 },
    cell: (user) => user.phone || NO_VALUE,
  },
  { key: 'plan', header: 'Plan', sort: planLabel, exported: planLabel, inCard: 'beside', cell: planLabel },
  {
    key: 'status',
    header: 'Status',
    sort: statusLabel,
    exported: statusLabel,
    orders: ['Active first', 'Inactive first'],
    cell: (user) => <StatusBadge tone={user.isActive ? 'active' : 'inactive'}>{statusLabel(user)}</StatusBadge>,
  },
  {
    key: 'created',
    header: 'Duration',
    sort: ({ createdAt }) => createdAt,
    exported: ({ createdAt }) => momentCell(createdAt),
    orders: ['Oldest first', 'Newest first'],
    className: 'soft figures',
    fold: { under: 'plan', below: 840, label: 'hidden' },
    inCard: 'labelled',
    cell: (user) => formatDateTime(user.createdAt),
  },
  { key: 'actions', header: 'Actions', cell: (user) => <UserActions user={user} /> },
];

export const USERS_TABLE = { name: 'users', columns: USERS_COLUMNS };

/** A name, which opens the dialog about that person, if there is one. */
export function UserName({ id, name, className = '' }: { id: Id; name: string; className?: string }) {
  const dispatch = useDispatch();
  const [kind] = read(personDialog);
  if (!kind) return <span className={`clip ${className}`}>{name}</span>;
  return (
    <button
      type="button"
      className={`member-link clip ${className}`}
      onClick={() => dispatch(dialogOpened({ kind, id }))}
    >
      {name}
    </button>
  );
}
