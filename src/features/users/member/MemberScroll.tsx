import { type UIEvent, useLayoutEffect, useRef } from 'react';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { useOverflow } from '@/components/layout/useOverflow';
import { type User } from '@/services/userTypes';
import { MemberContent } from './MemberContent';

interface Props {
  user: User;
  titleId: string;
  /** What `j` and `k` do. */
  turns: { next: () => void; previous: () => void };
}

/**
 * What scrolls between the head and the bar. It keeps its place from person to person, also over one of whom so little is
 * known that nothing scrolls. It is mounted with the sheet, which the hooks have to find.
 */
export function MemberScroll({ user, titleId, turns }: Props) {
  const [scrollerRef, isOverflowing] = useOverflow<HTMLDivElement>();
  /** Where one scrolled to, not where a short content ended. */
  const kept = useRef(0);
  const keep = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
    if (!isAtEnd || scrollTop > kept.current) kept.current = scrollTop;
  };
  useLayoutEffect(() => {
    if (scrollerRef.current) scrollerRef.current.scrollTop = kept.current;
  }, [scrollerRef, user.id]);
  useKeyMap({ j: turns.next, k: turns.previous }, scrollerRef);
  return (
    <div
      ref={scrollerRef}
      className="member-scroll"
      onScroll={keep}
      {...(isOverflowing && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
    >
      <MemberContent user={user} />
    </div>
  );
}
