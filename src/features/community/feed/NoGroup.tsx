import { People, PlusLg } from 'react-bootstrap-icons';
import { EmptyState } from '@/components/state/EmptyState';
import { AddButton } from '@/screen/AddButton';
import { type Group } from '@/services/communityTypes';
import { dialogOpened } from '../communityScreen';

/** Instead of posts while no group is chosen: asks to choose one, or to add the first. */
export function NoGroup({ groups }: { groups: readonly Group[] | undefined }) {
  if (!groups) return null;
  if (groups.length === 0)
    return (
      <EmptyState
        icon={<People aria-hidden />}
        title="No groups yet"
        text="Members talk in groups. Add the first one."
        action={
          <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'addGroup' })} className="btn-outline-secondary">
            Add Group
          </AddButton>
        }
      />
    );
  return <EmptyState icon={<People aria-hidden />} title="Choose a group" text="Its posts are shown here." />;
}
