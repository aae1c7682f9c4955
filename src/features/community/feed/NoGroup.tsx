import { People } from 'react-bootstrap-icons';
import { EmptyState } from '@/components/state/EmptyState';
import { type Group } from '@/services/communityTypes';
import { AddGroupButton } from '../AddButtons';

/** What stands in place of the posts while no group is chosen: an invitation to choose one, or to add the first. */
export function NoGroup({ groups }: { groups: readonly Group[] | undefined }) {
  if (!groups) return null;
  if (groups.length === 0)
    return (
      <EmptyState
        icon={<People aria-hidden />}
        title="No groups yet"
        text="Members talk in groups. Add the first one."
        action={<AddGroupButton />}
      />
    );
  return <EmptyState icon={<People aria-hidden />} title="Choose a group" text="Its posts are shown here." />;
}
