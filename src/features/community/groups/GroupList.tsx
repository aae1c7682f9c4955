import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { moveFocus } from '@/components/layout/focus';
import { NothingMatches } from '@/components/state/NothingMatches';
import { type Group } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';
import { searchChanged, selectGroupId, selectSearch } from '../communityScreen';
import { searchGroups } from '../communityView';
import { GroupRow } from './GroupRow';

interface Props {
  groups: readonly Group[];
  onChoose: () => void;
}

/**
 * The groups that match the search: none yet, without matches, or shown. One of them is a tab stop, with its Edit and
 * Delete; the arrow keys, Home and End go to others.
 */
export function GroupList({ groups, onChoose }: Props) {
  const dispatch = useDispatch();
  const chosenId = useSelector(selectGroupId);
  const search = useDeferredValue(useSelector(selectSearch)).trim();
  const found = useMemo(() => searchGroups(groups, search), [groups, search]);
  const [reached, setReached] = useState<Id>();
  const stop = [reached, chosenId, found[0]?.id].find((id) => found.some((group) => group.id === id));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.group')];
    if (rows.includes(event.target as HTMLElement)) moveFocus(event, rows, { back: 'ArrowUp', on: 'ArrowDown' });
  };
  if (groups.length === 0) return <p className="meta no-groups">No groups yet</p>;
  if (found.length === 0)
    return <NothingMatches title="No groups found" search={search} onClear={() => dispatch(searchChanged(''))} />;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons in it
    <ul role="list" aria-label="Groups" onKeyDown={onKeyDown}>
      {found.map((group) => (
        <GroupRow
          key={group.id}
          group={group}
          isChosen={group.id === chosenId}
          isStop={group.id === stop}
          onReach={setReached}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}
