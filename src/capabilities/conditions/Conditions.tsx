import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { type User } from '@/services/userTypes';
import { selectConditions } from './conditionsSlice';
import { type ShownGroup } from '@/features/users/list/userFilter';
import { type FoundUsers } from '@/features/users/list/usersRows';
import { UsersContext } from './conditionsContext';
import { withDraft } from './draft';
import { NobodyFound } from './NobodyFound';
import { UnreadMembers } from './Unread';
import { type Group } from './group';
import { useGroup } from './useGroup';
import { withReasons } from './Reasons';
import sheet from './conditions.late.scss';
import { ConditionsRow } from './ConditionsRow';

interface Props {
  users: readonly User[];
  /** Those who are shown. */
  found: FoundUsers | undefined;
  /** Receives the members whom the conditions find; null without conditions. */
  onGroup: (group: ShownGroup | null) => void;
}

/** Finds members by conditions, and is the row in which these are changed while it is open. */
export function Conditions({ users, found, onGroup }: Props) {
  const { conditions, conditionDraft, areConditionsShown } = useSelector(selectConditions);
  const inForce = useMemo(() => withDraft(conditions, conditionDraft), [conditions, conditionDraft]);
  const finding = useGroup(users, inForce);
  const { group } = finding;
  useLateSheet(sheet);
  useEffect(() => {
    const shownBy = (of: Group): ShownGroup<Group> => ({
      group: of,
      withReasons,
      nobodyFound: <NobodyFound group={of} />,
      unreadMembers: <UnreadMembers group={of} />,
    });
    onGroup(group && shownBy(group));
  }, [onGroup, group]);
  useEffect(() => () => onGroup(null), [onGroup]);
  if (!areConditionsShown) return null;
  return (
    <UsersContext value={users}>
      <ConditionsRow users={users} found={found} inForce={inForce} finding={finding} />
    </UsersContext>
  );
}
