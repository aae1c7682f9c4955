import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNow } from '@/components/clock/useNow';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { isLight } from '@/services/http/replySizes';
import { useListUsersQuery } from '@/services/users';
import sheet from './attention.late.scss';
import { AttentionEntry, type Entry, type EntryText } from './AttentionEntry';
import { pendingPayments, quietMembers, QUIET_DAYS } from './attentionRows';
import { useCountAsked, useOpenPosts } from './useOpenPosts';

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
  missing: 'Not counted. Community tells which.',
  to: '/community?view=desk',
};

/** The entries of Attention; one sentence where nothing waits. */
export function Attention({ hasUsers, hasCommunity }: { hasUsers: boolean; hasCommunity: boolean }) {
  useLateSheet(sheet);
  const now = useNow();
  const [openedAt] = useState(now); // counting posts anew would make calls
  const { users, isError, ask } = useUsersToCount(hasUsers);
  const posts = useOpenPosts(hasCommunity, openedAt);
  const ofUsers = (text: EntryText, count: typeof quietMembers): Entry => {
    const missing = isError ? null : undefined;
    return { text, waiting: users ? count(users, now) : missing, onCount: ask };
  };
  const entries: Entry[] = [
    ...(hasUsers ? [ofUsers(QUIET, quietMembers), ofUsers(PENDING, pendingPayments)] : []),
    ...(hasCommunity ? [{ text: POSTS, waiting: posts.waiting, onCount: posts.ask }] : []),
  ];
  const isQuiet = entries.every(({ waiting }) => waiting?.count === 0);
  return (
    <>
      <h3 className="card-title">Attention</h3>
      {isQuiet ? (
        <p className="meta attention-quiet">Nothing waits for you.</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={entry.text.what} tabIndex={-1}>
              <AttentionEntry {...entry} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The users, where they are in the cache or few, or after `ask`. Shown, they stay in the cache. */
function useUsersToCount(isWanted: boolean) {
  const [isAsked, ask] = useCountAsked('users');
  const isThere = useSelector((root: Parameters<typeof isLight>[0]) => isLight(root, 'listUsers(undefined)'));
  const mayLoad = isAsked || isThere;
  const { data: users, isError } = useListUsersQuery(undefined, { skip: !isWanted || !mayLoad });
  return { users, isError, ask: mayLoad ? undefined : ask };
}
