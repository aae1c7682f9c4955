import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { figure } from '@/components/format/number';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { Loaded } from '@/components/lazy/Loaded';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { PageBox } from '@/components/table/PageBox';
import { type User } from '@/services/userTypes';
import { bulkClosed, selectBulk, selectedOf, pageToggled, isSelected } from './bulkSlice';
import { selectList } from '../list/usersListSlice';
import { NO_USERS, pageOf, type FoundUsers } from '../list/usersRows';

const bulkDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "users-dialogs" */ './BulkDialog')).BulkDialogs,
);
const selectionTools = lazyComponent(
  async () => (await import(/* webpackChunkName: "users-dialogs" */ './SelectionTools')).SelectionTools,
);

/** Stays at the end of what is in sight while users are selected, so that no row moves. `found` is undefined until the list is loaded. */
export function SelectionBar({ found = NO_USERS }: { found: FoundUsers | undefined }) {
  const dispatch = useDispatch();
  const { selection, bulk } = useSelector(selectBulk);
  // The address does not name the dialog, so entering the section again must not open it.
  useEffect(() => () => void dispatch(bulkClosed()), [dispatch]);
  const count = useMemo(() => selectedOf(found, selection).positions.length, [found, selection]);
  const isAny = count > 0;
  useEffect(() => {
    if (isAny) selectionTools.keepLoading();
  }, [isAny]);
  return (
    <>
      <div className="selection-bar" role="group" aria-label="Selected users">
        {isAny && <PhonePageBox found={found} />}
        <span className="figures" role="status">
          {isAny && `${figure(count)} selected`}
        </span>
        {isAny && <Loaded of={selectionTools} props={{ count, total: found.positions.length }} />}
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

/** Ticks all users of the page, or unticks them if all are ticked. */
export function SelectPageBox({ users }: { users: readonly User[] }) {
  const dispatch = useDispatch();
  const { selection } = useSelector(selectBulk);
  return (
    <PageBox
      ticked={users.filter(({ id }) => isSelected(selection, id)).length}
      total={users.length}
      onToggle={(isTicked) => dispatch(pageToggled({ ids: users.map(({ id }) => id), isTicked }))}
    />
  );
}
