import { List, PlusLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { titleOf } from '@/components/format/title';
import { SearchBox } from '@/components/search/SearchBox';
import { type Loaded } from '@/lib/loaded';
import { type Group } from '@/services/communityDecoders';
import { moveFocus } from '@/components/layout/focus';
import { NothingMatches } from '@/components/state/NothingMatches';
import { type Id } from '@/services/http/decode';
import { dialogOpened, searchChanged, selectSearch, selectGroupId } from '../communityScreen';
import { GroupDot } from './groupParts';
import { searchGroups } from '../communityRows';
import { GroupRow } from './GroupRow';

interface Props {
  groups: Loaded<readonly Group[]>;
  isLoading: boolean;
  /** A group was chosen, or a dialog about one opened. */
  onChoose: () => void;
}

/** The groups with their search box, beside the posts or in the drawer. */
export function GroupsPanel({ groups, isLoading, onChoose }: Props) {
  const dispatch = useDispatch();
  const search = useSelector(selectSearch);
  const panel = useRef<HTMLDivElement>(null);
  const clear = () => {
    dispatch(searchChanged(''));
    panel.current?.querySelector('input')?.focus();
  };
  const addGroup = () => {
    onChoose();
    dispatch(dialogOpened({ kind: 'addGroup' }));
  };
  return (
    <div ref={panel} className="card-body">
      <div className="chart-head">
        <h2 className="card-title">Groups</h2>
        <button type="button" className="btn btn-outline-secondary btn-sm push" onClick={addGroup}>
          <PlusLg aria-hidden />
          Add Group
        </button>
      </div>
      <SearchBox value={search} onChange={(text) => dispatch(searchChanged(text))} placeholder="Search groups" />
      {groups && <GroupList groups={groups} onChoose={onChoose} onClear={clear} />}
      {!groups && isLoading && <GroupsSkeleton />}
    </div>
  );
}

const WIDTHS = [112, 148, 96, 132, 104, 120];

function GroupsSkeleton() {
  return (
    <div className="placeholder-glow" aria-hidden="true">
      {WIDTHS.map((width) => (
        <div key={width} className="group">
          <span className="placeholder" style={{ width }} />
        </div>
      ))}
    </div>
  );
}

interface BarProps {
  /** The group whose posts are shown. */
  group: Group | undefined;
  onOpen: () => void;
}

/** On small screens: opens the groups, and names the one that is shown. */
export function GroupsBar({ group, onOpen }: BarProps) {
  return (
    <div className="groups-bar">
      <button type="button" className="btn btn-outline-secondary" aria-haspopup="dialog" onClick={onOpen}>
        <List aria-hidden />
        Groups
      </button>
      {group && (
        <>
          <GroupDot colour={group.colour} />
          <span className="clip">{titleOf(group.title)}</span>
        </>
      )}
    </div>
  );
}

interface GroupListProps {
  groups: readonly Group[];
  onChoose: () => void;
  onClear: () => void;
}

/**
 * The groups that match the search: none yet, without matches, or shown. One of them is a tab stop, with its Edit and
 * Delete; the arrow keys, Home and End go to others.
 */
function GroupList({ groups, onChoose, onClear }: GroupListProps) {
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
  if (found.length === 0) return <NothingMatches title="No groups found" search={search} onClear={onClear} />;
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
