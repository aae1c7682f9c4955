import { useId, useState, type UIEvent, useLayoutEffect, useRef } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useDispatch } from 'react-redux';
import { ChevronUp } from 'react-bootstrap-icons';
import { FocusReturn } from '@/components/dialog/FocusReturn';
import { OVER_PAGE } from '@/components/dialog/overPage';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { read } from '@/lib/slots';
import { NoHandout } from '@/screen/handouts';
import { type User } from '@/services/userTypes';
import { MenuButton } from '@/components/menu/MenuButton';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { useOverflow } from '@/components/layout/useOverflow';
import { progressHandout } from '@/features/users/progressHandout';
import { dialogClosed, dialogOpened } from '@/features/users/usersScreen';
import { MemberHead, type MemberHeadProps, MemberSteps, useMemberActions } from './MemberHead';
import { MemberOver } from './MemberOver';
import { type MemberPosition } from './memberPosition';
import sheet from './member.late.scss';
import { MemberContent } from './MemberContent';

interface Props {
  user: User;
  position: MemberPosition;
  users: readonly User[];
}

/**
 * All about one person, on a sheet that stays open from person to person: its place of scrolling stays too, so that one
 * section can be read down the list.
 */
export function MemberSheet({ user, position, users }: Props) {
  useLateSheet(sheet);
  const dispatch = useDispatch();
  const titleId = useId();
  const [isShown, setShown] = useState(false);
  const turn = (to: User | undefined) => {
    if (to) dispatch(dialogOpened({ kind: 'member', id: to.id }));
  };
  const close = () => dispatch(dialogClosed({ kind: 'member', id: user.id }));
  const turns = { next: () => turn(position.next), previous: () => turn(position.previous) };
  const [Progress = NoHandout] = read(progressHandout);
  const actions = useMemberActions(user);
  const parts = { actions, position, onTurn: turn };
  return (
    <>
      <Progress row={user}>
        {(print) => (
          <Offcanvas
            {...OVER_PAGE}
            show
            onShow={() => setShown(true)}
            onHide={close}
            placement="end"
            restoreFocus={false}
            aria-labelledby={titleId}
            className="member"
          >
            <FocusReturn />
            <MemberHead {...parts} onPrint={print} titleId={titleId} user={user} onClose={close} />
            <MemberScroll user={user} titleId={titleId} turns={turns} />
            <MemberBar {...parts} onPrint={print} />
          </Offcanvas>
        )}
      </Progress>
      {/* Not before the sheet: of two dialogs the one that was shown last is on top. */}
      {isShown && <MemberOver user={user} users={users} />}
    </>
  );
}

/** On narrow windows, at the thumb: what the head has no room for. */
function MemberBar({ actions, position, onTurn, onPrint }: Omit<MemberHeadProps, 'titleId' | 'user' | 'onClose'>) {
  return (
    <div className="member-bar">
      <MemberSteps className="bar-steps" position={position} onTurn={onTurn} />
      <MenuButton
        label="Actions"
        className="btn-outline-secondary"
        entries={onPrint ? [...actions, { label: 'Print', onSelect: onPrint }] : actions}
      >
        Actions
        <ChevronUp className="small-caret" aria-hidden />
      </MenuButton>
    </div>
  );
}

interface ScrollProps {
  user: User;
  titleId: string;
  /** What `j` and `k` do. */
  turns: { next: () => void; previous: () => void };
}

/**
 * What scrolls between the head and the bar. It keeps its place from person to person, also over one of whom so little is
 * known that nothing scrolls. It is mounted with the sheet, which the hooks have to find.
 */
function MemberScroll({ user, titleId, turns }: ScrollProps) {
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
