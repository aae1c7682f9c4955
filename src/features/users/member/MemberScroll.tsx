import { useKeyMap } from '@/components/keys/useKeyMap';
import { useOverflow } from '@/components/layout/useOverflow';
import { type User } from '@/services/userTypes';
import { MemberContent } from './MemberContent';
import { useKeptScroll } from './useKeptScroll';

interface Props {
  user: User;
  titleId: string;
  /** What `j` and `k` do. */
  turns: { next: () => void; previous: () => void };
}

/** What scrolls between the head and the bar. It is mounted with the sheet, which the hooks have to find. */
export function MemberScroll({ user, titleId, turns }: Props) {
  const [scroller, isOverflowing] = useOverflow<HTMLDivElement>();
  useKeptScroll(scroller, user.id);
  useKeyMap({ j: turns.next, k: turns.previous }, scroller);
  return (
    <div
      ref={scroller}
      className="member-scroll"
      {...(isOverflowing && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
    >
      <MemberContent user={user} />
    </div>
  );
}
