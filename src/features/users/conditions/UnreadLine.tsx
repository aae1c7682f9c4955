import { useDispatch, useSelector } from 'react-redux';
import { figure } from '@/components/format/number';
import { selectConditions, unreadClosed, unreadOpened } from './conditionsSlice';
import { type Group } from './group';
import { subjectOf } from './words';

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
