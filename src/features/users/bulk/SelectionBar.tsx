import { useEffect, useMemo } from 'react';
import { XLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { figure } from '@/components/format/number';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { BULK_ACTIONS } from './bulkActions';
import { allFoundSelected, bulkClosed, bulkOpened, selectBulk, selectionCleared, selectedOf } from './bulkSlice';
import { selectList } from '../list/usersListSlice';
import { NO_USERS, pageOf, type FoundUsers } from '../list/usersView';
import { SelectPageBox } from './SelectPageBox';

const bulkDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "users-dialogs" */ './BulkDialog')).BulkDialogs,
);

/** Stays at the end of what is in sight while users are selected, so that no row moves. `found` is undefined until the list is loaded. */
export function SelectionBar({ found = NO_USERS }: { found: FoundUsers | undefined }) {
  const dispatch = useDispatch();
  const { selection, bulk } = useSelector(selectBulk);
  // The address does not name the dialog, so entering the section again must not open it.
  useEffect(() => () => void dispatch(bulkClosed()), [dispatch]);
  const count = useMemo(() => selectedOf(found, selection).positions.length, [found, selection]);
  return (
    <>
      <div className="selection-bar" role="group" aria-label="Selected users">
        {count > 0 && <PhonePageBox found={found} />}
        <span className="figures" role="status">
          {count > 0 && `${figure(count)} selected`}
        </span>
        {count > 0 && <SelectionButtons count={count} total={found.positions.length} />}
      </div>
      <ScreenDialogs of={bulkDialogs} props={{ found }} dialog={bulk} onClose={() => dispatch(bulkClosed())} />
    </>
  );
}

/** The page's checkbox on a phone, where the table has no header. */
function PhonePageBox({ found }: { found: FoundUsers }) {
  const { page, size } = useSelector(selectList);
  return (
    <span className="phone-page-box">
      <SelectPageBox users={pageOf(found, page, size).rows} />
    </span>
  );
}

function SelectionButtons({ count, total }: { count: number; total: number }) {
  const dispatch = useDispatch();
  const { size } = useSelector(selectList);
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
            onClick={() => dispatch(bulkOpened({ kind }))}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
