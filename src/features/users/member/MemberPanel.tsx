import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { notifyInfo } from '@/components/notify/notify';
import { Gone } from '@/screen/RowDialogs';
import { type Id } from '@/services/http/decode';
import { type User } from '@/services/userTypes';
import { selectMember } from './memberSlice';
import { dialogClosed, dialogOpened } from '../usersScreen';
import { type FoundUsers } from '../list/usersRows';
import { MemberSheet } from './MemberSheet';
import { memberPosition } from './memberPosition';
import { nameOf } from './memberText';

interface Props {
  found: FoundUsers;
  /** Of the person; undefined in a link that names nobody. */
  id: Id | undefined;
}

/**
 * Finds the person of the panel. One who is deleted elsewhere gives way to the next, but not while a dialog above the
 * panel may hold what somebody typed about her. A link to nobody opens nothing.
 */
export function MemberPanel({ found, id }: Props) {
  const dispatch = useDispatch();
  const { over } = useSelector(selectMember);
  /** The person as the list had her last, and where. */
  const [seen, setSeen] = useState<{ user?: User; index: number }>({ index: 0 });
  const user = found.users.find((candidate) => candidate.id === id);
  const position = memberPosition(found, id, seen.index);
  const index = position.index ?? seen.index;
  if (user && (user !== seen.user || index !== seen.index)) setSeen({ user, index });

  const shown = user ?? (seen.user?.id === id ? seen.user : undefined);
  const isDeleted = !user && shown !== undefined;
  const close = () => dispatch(dialogClosed({ kind: 'member', id }));
  const leave = useEffectEvent(() => {
    const next = position.next ?? position.previous;
    notifyInfo(`${nameOf(shown!)} was deleted.`);
    if (next) dispatch(dialogOpened({ kind: 'member', id: next.id }));
    else close();
  });
  useEffect(() => {
    if (isDeleted && !over) leave();
  }, [isDeleted, over]);

  if (!shown) return <Gone onClose={close} />;
  return <MemberSheet user={shown} position={position} users={found.users} />;
}
