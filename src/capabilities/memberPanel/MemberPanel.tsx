import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { notifyInfo } from '@/components/notify/notify';
import { Gone } from '@/screen/RowDialogs';
import { type AddedDialogProps } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';
import { type User } from '@/services/userTypes';
import { selectMember } from './memberSlice';
import { dialogOpened } from '@/features/users/usersScreen';
import { type FoundUsers, type UsersLists } from '@/features/users/list/usersRows';
import { useShownLists } from '@/screen/list/listContext';
import { MemberSheet } from './MemberSheet';
import { memberPosition } from './memberPosition';
import { nameOf } from '@/capabilities/memberAnswers/api';

/** The panel of a person, who may be turned while it stays open. */
export function MemberPanel({ dialog: { id }, onClose }: AddedDialogProps) {
  const { found } = useShownLists<UsersLists>();
  return found && <FoundMember found={found} id={id} onClose={onClose} />;
}

interface Props {
  found: FoundUsers;
  /** Of the person; undefined in a link that names nobody. */
  id: Id | undefined;
  onClose: () => void;
}

/**
 * Finds the person of the panel. One who is deleted elsewhere gives way to the next, but not while a dialog above the
 * panel may hold what somebody typed about her. A link to nobody opens nothing.
 */
function FoundMember({ found, id, onClose }: Props) {
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
  const leave = useEffectEvent(() => {
    const next = position.next ?? position.previous;
    notifyInfo(`${nameOf(shown!)} was deleted.`);
    if (next) dispatch(dialogOpened({ kind: 'member', id: next.id }));
    else onClose();
  });
  useEffect(() => {
    if (isDeleted && !over) leave();
  }, [isDeleted, over]);

  if (!shown) return <Gone onClose={onClose} />;
  return <MemberSheet user={shown} position={position} users={found.users} />;
}
