import { Initials } from '@/components/avatar/Initials';
import { type Column } from '@/components/table/column';
import { type Moderator } from '@/services/moderators';
import { ModeratorActions } from './ModeratorActions';
import { nameOf, NO_VALUE, roleLabel } from './moderatorsView';
import { ModuleChips } from './ModuleChips';

/** §2 Moderators: the table's columns. Made once, so that a row draws again only when its moderator changed. */
export const MODERATORS_COLUMNS: Column<Moderator>[] = [
  {
    key: 'name',
    header: 'Name',
    isSortable: true,
    cell: (moderator) => (
      <>
        <Initials name={nameOf(moderator)} />
        <span className="name">{nameOf(moderator)}</span>
      </>
    ),
  },
  { key: 'email', header: 'Email', isSortable: true, className: 'soft', cell: ({ email }) => email || NO_VALUE },
  { key: 'phone', header: 'Phone', isSortable: true, className: 'soft', cell: ({ phone }) => phone || NO_VALUE },
  { key: 'role', header: 'Role', isSortable: true, className: 'soft', cell: ({ role }) => roleLabel(role) },
  { key: 'modules', header: 'Modules', className: 'modules', cell: ({ modules }) => <ModuleChips modules={modules} /> },
  { key: 'actions', header: 'Actions', cell: (moderator) => <ModeratorActions moderator={moderator} /> },
];
