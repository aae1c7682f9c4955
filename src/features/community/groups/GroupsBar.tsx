import { List } from 'react-bootstrap-icons';
import { titleOf } from '@/components/format/title';
import { type Group } from '@/services/communityTypes';
import { GroupDot } from './GroupDot';

interface Props {
  /** The group whose posts are shown. */
  group: Group | undefined;
  onOpen: () => void;
}

/** On small screens: opens the groups, and names the one that is shown. */
export function GroupsBar({ group, onOpen }: Props) {
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
