import { Initials } from '@/components/avatar/Initials';
import { type Column } from '@/components/table/column';
import { NO_VALUE } from '@/components/table/texts';
import { type Moderator } from '@/services/moderators';
import { ModeratorActions } from './ModeratorActions';
import { nameOf, roleLabel } from './moderatorsView';
import { ModuleChips } from './ModuleChips';

/** The columns of the moderators' table. Made once, so that a row renders again only when its moderator changed. */
export const MODERATORS_COLUMNS: Column<Moderator>[] = [
  {
    key: 'name',
    header: 'Name',
    isSortable: true,
    share: 20,
    mark: (moderator) => <Initials name={nameOf(moderator)} />,
    cell: nameOf,
  },
  {
    key: 'email',
    header: 'Email',
    isSortable: true,
    className: 'soft',
    share: 22,
    fold: { under: 'name', below: 1080 },
    cell: ({ email }) => email || NO_VALUE,
  },
  {
    key: 'phone',
    header: 'Phone',
    isSortable: true,
    orders: ['Phone, lowest first', 'Phone, highest first'],
    className: 'soft figures',
    fold: { under: 'name', below: 1080 },
    cell: ({ phone }) => phone || NO_VALUE,
  },
  { key: 'role', header: 'Role', isSortable: true, className: 'soft', cell: ({ role }) => roleLabel(role) },
  { key: 'modules', header: 'Modules', share: 30, cell: ({ modules }) => <ModuleChips modules={modules} /> },
  { key: 'actions', header: 'Actions', cell: (moderator) => <ModeratorActions moderator={moderator} /> },
];
