import { useMemo } from 'react';
import { XLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { figure } from '@/components/format/number';
import { type User } from '@/services/userTypes';
import { BULK_ACTIONS } from '../bulk/bulkActions';
import { allFoundSelected, bulkOpened, selectionCleared, selectUsersScreen } from '../usersScreen';
import { pageOf, type Places } from '../usersView';
import { selectedPlaces } from './selection';
import { SelectPageBox } from './SelectPageBox';

/** Stands in the toolbar's place while somebody is selected, and moves no row. */
export function SelectionBar({ users, found }: { users: readonly User[]; found: Places }) {
  const { selection } = useSelector(selectUsersScreen);
  const count = useMemo(() => selectedPlaces(users, found, selection).length, [users, found, selection]);
  return (
    <div className="selection-bar" role="group" aria-label="Selected users">
      {count > 0 && <PhonePageBox users={users} found={found} />}
      <span className="figures" role="status">
        {count > 0 && `${figure(count)} selected`}
      </span>
      {count > 0 && <SelectionButtons count={count} total={found.length} />}
    </div>
  );
}

/** On a phone, where the table's head is out of reach, the box for the page stands here. */
function PhonePageBox({ users, found }: { users: readonly User[]; found: Places }) {
  const { page, size } = useSelector(selectUsersScreen);
  return (
    <span className="phone-page-box">
      <SelectPageBox users={pageOf(users, found, page, size).rows} />
    </span>
  );
}

function SelectionButtons({ count, total }: { count: number; total: number }) {
  const dispatch = useDispatch();
  const { size } = useSelector(selectUsersScreen);
  return (
    <>
      {total > size && (
        <button
          type="button"
          className="link figures"
          aria-disabled={count === total}
          onClick={() => dispatch(allFoundSelected())}
        >
          Select all {figure(total)} found
        </button>
      )}
      <button
        type="button"
        className="btn btn-quiet btn-icon btn-sm"
        aria-label="Clear selection"
        title="Clear selection"
        onClick={() => dispatch(selectionCleared())}
      >
        <XLg aria-hidden />
      </button>
      <div className="selection-actions push">
        {BULK_ACTIONS.map(({ kind, label }) => (
          <button
            key={kind}
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => dispatch(bulkOpened(kind))}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
