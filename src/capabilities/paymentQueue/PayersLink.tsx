import { useEffect, useRef, useState } from 'react';
import { figure } from '@/components/format/number';
import { whenIdle } from '@/components/lazy/whenIdle';
import { ActionLink } from '@/lib/ActionLink';
import { type UsersLists } from '@/features/users/list/usersRows';
import { useListEvents, useListState, useShownLists } from '@/screen/list/listContext';
import { payersOf } from '@/services/payers';
import { PAYMENTS } from './payersSlice';

/** Leads to the payments, beside the tabs: another view of the card, not other rows. Its count is of pending ones. */
export function PayersLink() {
  const { events } = useListEvents();
  const isCurrent = useListState(({ view }) => view === PAYMENTS);
  const pending = usePendingCount();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = ref.current?.parentElement;
    if (isCurrent && row) row.scrollLeft = row.scrollWidth;
  }, [isCurrent, pending]);
  return (
    <nav ref={ref} className="view-links" aria-label="Other views">
      <span className="nav-tabs">
        <span className="nav-item">
          <ActionLink
            className={`nav-link${isCurrent ? ' active' : ''}`}
            to={`/users?view=${PAYMENTS}`}
            aria-current={isCurrent ? 'page' : undefined}
            act={() => events.viewSelected(PAYMENTS)} // the search stays, which an address does not contain
          >
            Payments
            {pending > 0 && (
              <span className="count-pill figures">
                {figure(pending)}
                <span className="visually-hidden"> pending</span>
              </span>
            )}
          </ActionLink>
        </span>
      </span>
    </nav>
  );
}

/** Counts once for each list, when the browser is idle; until then the former count stays. */
function usePendingCount() {
  const { users } = useShownLists<UsersLists>();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!users) return;
    let isShown = true;
    whenIdle(() => {
      if (isShown) setCount(payersOf(users).pending.length);
    });
    return () => {
      isShown = false;
    };
  }, [users]);
  return count;
}
