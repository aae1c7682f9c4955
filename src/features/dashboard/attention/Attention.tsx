import { useState } from 'react';
import { useNow } from '@/components/clock/useNow';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { useListUsersQuery } from '@/services/users';
import sheet from './attention.late.scss';
import { AttentionEntry, type EntryText } from './AttentionEntry';
import { pendingPayments, quietMembers, QUIET_DAYS, type Waiting } from './attentionView';
import { useOpenPosts } from './useOpenPosts';

interface Props {
  hasUsers: boolean;
  hasCommunity: boolean;
}

/** Undefined while it loads, null if it could not be loaded. */
type Counted = Waiting | null | undefined;

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
export function Attention({ hasUsers, hasCommunity }: Props) {
  useLateSheet(sheet);
  const now = useNow();
  const [openedAt] = useState(now); // counting posts anew would make calls
  const { data: users, isError } = useListUsersQuery(undefined, { skip: !hasUsers });
  const posts = useOpenPosts(hasCommunity, openedAt);
  const ofUsers = (count: typeof quietMembers): Counted => {
    if (users) return count(users, now);
    return isError ? null : undefined;
  };
  const entries: [EntryText, Counted][] = [
    ...(hasUsers
      ? ([
          [QUIET, ofUsers(quietMembers)],
          [PENDING, ofUsers(pendingPayments)],
        ] as [EntryText, Counted][])
      : []),
    ...(hasCommunity ? ([[POSTS, posts]] as [EntryText, Counted][]) : []),
  ];
  const isQuiet = entries.every(([, waiting]) => waiting?.count === 0);
  return (
    <>
      <h3 className="card-title">Attention</h3>
      {isQuiet ? (
        <p className="meta attention-quiet">Nothing waits for you.</p>
      ) : (
        <ul>
          {entries.map(([text, waiting]) => (
            <li key={text.what}>
              <AttentionEntry text={text} waiting={waiting} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
