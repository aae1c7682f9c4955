import { useDeferredValue, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { NothingMatches } from '@/components/state/NothingMatches';
import { type Group } from '@/services/communityTypes';
import { searchChanged, selectGroupId, selectSearch } from '../communityScreen';
import { searchGroups } from '../communityView';
import { GroupRow } from './GroupRow';

interface Props {
  groups: readonly Group[];
  onChoose: () => void;
}

/** The groups that match the search: none yet, without matches, or shown. */
export function GroupList({ groups, onChoose }: Props) {
  const dispatch = useDispatch();
  const chosenId = useSelector(selectGroupId);
  const search = useDeferredValue(useSelector(selectSearch)).trim();
  const found = useMemo(() => searchGroups(groups, search), [groups, search]);
  if (groups.length === 0) return <p className="meta no-groups">No groups yet</p>;
  if (found.length === 0)
    return <NothingMatches title="No groups found" search={search} onClear={() => dispatch(searchChanged(''))} />;
  return (
    // Safari drops the role of a list without bullets
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- see above
    <ul role="list" aria-label="Groups">
      {found.map((group) => (
        <GroupRow key={group.id} group={group} isChosen={group.id === chosenId} onChoose={onChoose} />
      ))}
    </ul>
  );
}
