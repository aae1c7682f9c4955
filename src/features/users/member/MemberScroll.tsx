import { useOverflow } from '@/components/layout/useOverflow';
import { type User } from '@/services/userTypes';
import { MemberContent } from './MemberContent';
import { useKeptScroll } from './useKeptScroll';
import { useMemberKeys, type Turns } from './useMemberKeys';

interface Props {
  user: User;
  titleId: string;
  turns: Turns;
}

/** What scrolls between the head and the bar. It is mounted with the sheet, which the hooks have to find. */
export function MemberScroll({ user, titleId, turns }: Props) {
  const [scroller, isOverflowing] = useOverflow<HTMLDivElement>();
  useKeptScroll(scroller, user.id);
  useMemberKeys(scroller, turns);
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
