import { People, PlusLg } from 'react-bootstrap-icons';
import { EmptyState } from '@/components/state/EmptyState';
import { AddButton } from '@/screen/AddButton';
import { dialogOpened } from '../communityScreen';
import { safeColour } from '../communityRows';

export const GroupDot = ({ colour }: { colour: string }) => (
  <span className="dot group-dot" style={{ color: safeColour(colour) }} />
);

/** Shown while there is no group at all. */
export const NoGroups = () => (
  <EmptyState
    icon={<People aria-hidden />}
    title="No groups yet"
    text="Members talk in groups. Add the first one."
    action={
      <AddButton
        icon={PlusLg}
        label="Add Group"
        opens={dialogOpened({ kind: 'addGroup' })}
        className="btn-outline-secondary"
      />
    }
  />
);
