import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useListEvents } from '@/screen/list/listContext';
import { Initials } from '@/components/avatar/Initials';
import { PagedTable } from '@/components/table/PagedTable';
import { type Column } from '@/components/table/column';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { figure } from '@/components/format/number';
import { selectList } from '@/features/users/list/usersListSlice';
import { selectConditions, unreadClosed, unreadOpened } from './conditionsSlice';
import { memberOf } from './columns';
import { isUnread, type NumberField } from './fields/field';
import { fieldNamed } from './fields/fields';
import { type Group } from './group';
import { subjectOf } from './words';

const userId = ({ id }: User) => id;

function answerColumns(field: NumberField, now: number): Column<User>[] {
  const answerOf = (user: User) => {
    const read = field.figure(memberOf(user, now));
    return read && isUnread(read) ? read : { written: '', where: '' };
  };
  return [
    {
      key: 'name',
      header: 'Name',
      share: 30,
      mark: (user) => <Initials name={fullName(user)} />,
      cell: (user) => fullName(user) || user.email,
    },
    { key: 'answer', header: 'Answer', inCard: 'labelled', cell: (user) => <q>{answerOf(user).written}</q> },
    { key: 'where', header: 'Given in', className: 'soft', inCard: 'labelled', cell: (user) => answerOf(user).where },
  ];
}

/** Undefined for a field whose answers were not read as figures. */
function unreadOf({ users, columns }: Group, name: string) {
  const column = columns.numbers.get(name);
  return column && users.filter((_user, position) => column.unread[position] === 1);
}

/** The members whose answer to a field cannot be read, as they wrote it. */
export function UnreadMembers({ group }: { group: Group }) {
  const dispatch = useDispatch();
  const { unread } = useSelector(selectConditions);
  const { page, size } = useSelector(selectList);
  const { events } = useListEvents();
  const field = fieldNamed(unread);
  const found = useMemo(() => field && unreadOf(group, field.name), [group, field]);
  if (!found || field?.kind !== 'number') return null;
  return (
    <>
      <div className="unread-head">
        <p className="meta">These answers are left out of the conditions, since no figure can be read from them.</p>
        <button type="button" className="link" onClick={() => dispatch(unreadClosed())}>
          Back to the group
        </button>
      </div>
      <PagedTable
        label="Answers that cannot be read"
        columns={answerColumns(field, group.columns.now)}
        rows={found}
        rowId={userId}
        view={{ page, size }}
        events={{ pageChanged: events.pageChanged, sizeChanged: events.sizeChanged }}
      />
    </>
  );
}

/** The answers that cannot be read; nothing where all can. */
export function UnreadLine({ group }: { group: Group | null }) {
  const dispatch = useDispatch();
  const { unread } = useSelector(selectConditions);
  if (!group || group.unread.length === 0) return null;
  return (
    <div className="unread-line">
      {group.unread.map(({ field, count }) => (
        <button
          key={field.name}
          type="button"
          className="unread-chip figures"
          aria-pressed={unread === field.name}
          onClick={() => dispatch(unread === field.name ? unreadClosed() : unreadOpened(field.name))}
        >
          {figure(count)} with {subjectOf(field)} that cannot be read
        </button>
      ))}
    </div>
  );
}
