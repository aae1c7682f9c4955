import { useDispatch, useSelector } from 'react-redux';
import { Initials } from '@/components/avatar/Initials';
import { type Column } from '@/components/table/column';
import { NO_VALUE } from '@/components/table/texts';
import { type TableSpec } from '@/screen/list/tableContext';
import { searchRows } from '@/screen/listRows';
import { type Moderator } from '@/services/moderators';
import { fullName } from '@/services/names';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';
import { selectUser } from '@/services/session/sessionState';
import { isAdministrator, nameOf, roleLabel } from './moderatorsRows';
import { dialogOpened, type ModeratorsDialog } from './moderatorsScreen';
import { labelsOf } from './modules';

const emailOf = ({ email }: Moderator) => email;
const phoneOf = ({ phone }: Moderator) => phone;
const roleOf = ({ role }: Moderator) => roleLabel(role);
const searchText = (moderator: Moderator) => `${fullName(moderator)}\n${moderator.email}`;

/** The columns of the moderators' table. A constant, so that a row re-renders only when its moderator changes. */
const MODERATORS_COLUMNS: Column<Moderator>[] = [
  {
    key: 'name',
    header: 'Name',
    sort: fullName,
    exported: fullName,
    share: 20,
    mark: (moderator) => <Initials name={nameOf(moderator)} />,
    cell: nameOf,
  },
  {
    key: 'email',
    header: 'Email',
    sort: emailOf,
    exported: emailOf,
    className: 'soft',
    share: 22,
    fold: { under: 'name', below: 1080 },
    cell: ({ email }) => email || NO_VALUE,
  },
  {
    key: 'phone',
    header: 'Phone',
    sort: phoneOf,
    exported: phoneOf,
    orders: ['Phone, lowest first', 'Phone, highest first'],
    className: 'soft figures',
    fold: { under: 'name', below: 1080 },
    cell: ({ phone }) => phone || NO_VALUE,
  },
  { key: 'role', header: 'Role', sort: roleOf, exported: roleOf, className: 'soft', cell: roleOf },
  {
    key: 'modules',
    header: 'Modules',
    exported: ({ modules }) => labelsOf(modules).join(', '),
    share: 30,
    cell: (moderator) => <ModuleChips moderator={moderator} />,
  },
  { key: 'actions', header: 'Actions', cell: (moderator) => <ModeratorActions moderator={moderator} /> },
];

export const MODERATORS_TABLE: TableSpec<Moderator> = {
  name: 'moderators',
  label: 'Moderators',
  noun: 'moderator',
  columns: MODERATORS_COLUMNS,
  nameOf,
  search: (moderators, search) => searchRows(moderators, searchText, search),
  exported: { name: 'moderators' },
};

/** A row's menu. Nobody can delete the account they are signed in with. */
function ModeratorActions({ moderator }: { moderator: Moderator }) {
  const dispatch = useDispatch();
  const { id } = moderator;
  const isOwn = useSelector(selectUser)?.id === id;
  const open = (kind: ModeratorsDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const remove: MenuEntry[] = ['divider', { label: 'Delete', icon: 'Trash', onSelect: open('delete'), tone: 'danger' }];
  return (
    <RowMenu
      label={`Actions for ${nameOf(moderator)}`}
      items={[{ label: 'Edit', icon: 'Pencil', onSelect: open('edit') }, ...(isOwn ? [] : remove)]}
    />
  );
}

const CHIPS = 2;

/** The first modules of a moderator, and how many more there are; a title and a hidden text name the others. */
function ModuleChips({ moderator }: { moderator: Moderator }) {
  const labels = labelsOf(moderator.modules);
  if (labels.length === 0)
    return <span className="none">{isAdministrator(moderator) ? 'Not limited' : 'No modules'}</span>;
  const rest = labels.slice(CHIPS);
  return (
    <ul className="chips">
      {labels.slice(0, CHIPS).map((label) => (
        <li key={label} className="chip">
          <span className="clip">{label}</span>
        </li>
      ))}
      {rest.length > 0 && (
        <li className="chip" title={rest.join(', ')}>
          <span aria-hidden>{`+${rest.length}`}</span>
          <span className="visually-hidden">{rest.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
