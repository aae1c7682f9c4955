import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNow } from '@/components/clock/useNow';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { useKeptMark } from '@/screen/kept/keptMark';
import { NO_LIST } from '@/services/http/decodeRows';
import { useListUsersQuery, usersApi } from '@/services/users';
import sheet from './attention.late.scss';
import { AttentionEntry, type Entry, type EntryText } from './AttentionEntry';
import { pendingPayments, quietMembers, QUIET_DAYS } from './attentionRows';
import { countsWaiting } from './countsWaiting';
import { useOpenPosts } from './useOpenPosts';

const quietList = new URLSearchParams({ conditions: `days since last check-in > ${QUIET_DAYS}` }).toString();

const QUIET: EntryText = {
  what: 'No check-in for two weeks',
  well: 'Nobody’s latest is over two weeks old',
  missing: 'Not loaded. Refresh tries again.',
  to: `/users?${quietList}`,
};
const PENDING: EntryText = {
  what: 'Payments pending',
  well: 'No payment is pending',
  missing: 'Not loaded. Refresh tries again.',
  to: '/users?view=payments',
};
const POSTS: EntryText = {
  what: 'Posts without an answer',
  well: 'Every post has one',
  missing: 'Not counted. See Community.',
  to: '/community?view=desk',
};

/**
 * The entries of Attention, as far as they are counted; one sentence where nothing waits, and one button where something is not
 * counted yet.
 */
export function Attention({ hasUsers, hasCommunity }: { hasUsers: boolean; hasCommunity: boolean }) {
  useLateSheet(sheet);
  const title = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const [openedAt] = useState(now); // counting posts anew would make calls
  const [isAsked, setAsked] = useKeptMark(countsWaiting);
  const users = useUsersToCount(hasUsers, isAsked);
  const posts = useOpenPosts(hasCommunity, isAsked, openedAt);
  const ofUsers = (text: EntryText, count: typeof quietMembers) => ({
    text,
    waiting: Array.isArray(users) ? count(users, now) : users,
  });
  const all = [
    ...(hasUsers ? [ofUsers(QUIET, quietMembers), ofUsers(PENDING, pendingPayments)] : []),
    ...(hasCommunity ? [{ text: POSTS, waiting: posts }] : []),
  ];
  const entries = all.filter((entry): entry is Entry => entry.waiting !== 'uncounted');
  const isQuiet = entries.length === all.length && entries.every(({ waiting }) => waiting?.count === 0);
  const count = () => {
    title.current?.focus(); // since the button goes
    setAsked(true);
  };
  return (
    <>
      <h3 ref={title} className="card-title" tabIndex={-1}>
        Attention
      </h3>
      {isQuiet && <p className="meta attention-quiet">Nothing waits for you.</p>}
      {!isQuiet && entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.text.what}>
              <AttentionEntry {...entry} />
            </li>
          ))}
        </ul>
      )}
      {entries.length < all.length && (
        <p className="attention-quiet">
          <button type="button" className="btn btn-outline-secondary btn-sm" onClick={count}>
            Count what waits
          </button>
        </p>
      )}
    </>
  );
}

const selectUsers = usersApi.endpoints.listUsers.select();

const areUsersThere = (state: Parameters<typeof selectUsers>[0]) => selectUsers(state).data !== undefined;

/** The users, where they are in the cache or `isAsked`. Shown, they stay in the cache. */
function useUsersToCount(isWanted: boolean, isAsked: boolean) {
  const isThere = useSelector(areUsersThere);
  const mayLoad = isAsked || isThere;
  const { data: users, isError } = useListUsersQuery(undefined, { skip: !isWanted || !mayLoad });
  if (!mayLoad) return 'uncounted';
  return users === NO_LIST ? null : (users ?? (isError ? null : undefined));
}
