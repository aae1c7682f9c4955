import { List, PlusLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { SearchBox } from '@/components/search/SearchBox';
import { type Loaded } from '@/lib/loaded';
import { type Group } from '@/services/communityTypes';
import { dialogOpened, searchChanged, selectSearch } from '../communityScreen';
import { GroupDot } from './GroupDot';
import { GroupList } from './GroupList';

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
  const addGroup = () => {
    onChoose();
    dispatch(dialogOpened({ kind: 'addGroup' }));
  };
  return (
    <div className="card-body">
      <div className="chart-head">
        <h2 className="card-title">Groups</h2>
        <button type="button" className="btn btn-outline-secondary btn-sm push" onClick={addGroup}>
          <PlusLg aria-hidden />
          Add Group
        </button>
      </div>
      <SearchBox value={search} onChange={(text) => dispatch(searchChanged(text))} placeholder="Search groups" />
      {groups && <GroupList groups={groups} onChoose={onChoose} />}
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
