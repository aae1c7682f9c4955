import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { screenOf } from '@/screen/section';
import { useListGroupsQuery, useListPostsQuery } from '@/services/community';
import { type Group } from '@/services/communityTypes';
import { CommunityDialogs } from './CommunityDialogs';
import { groupSelected, selectGroupId, communityScreen, communityUrlFields } from './communityScreen';
import { Feed } from './feed/Feed';
import { NoGroup } from './feed/NoGroup';
import { GroupsBar } from './groups/GroupsBar';
import { GroupsDrawer } from './groups/GroupsDrawer';
import { GroupsPanel } from './groups/GroupsPanel';

const ON_ENTRY = { refetchOnMountOrArgChange: true };
const NO_GROUPS: readonly Group[] = [];

/** §2 Community. Entering it, and choosing a group, loads anew; what is already known stays on screen meanwhile. */
export function CommunityPage() {
  const dispatch = useDispatch();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const chosenId = useSelector(selectGroupId);
  const { data: groups, isFetching: isLoadingGroups } = useListGroupsQuery(undefined, ON_ENTRY);
  useNeighbour(groups ?? NO_GROUPS, chosenId, (id) => dispatch(groupSelected(id)));

  const group = groups?.find(({ id }) => id === chosenId);
  // Posts need not wait for the groups; but there are none of a group that is known to be gone.
  const groupId = groups && !group ? null : chosenId;
  const { currentData: posts, isFetching: isLoadingPosts } = useListPostsQuery(groupId ?? skipToken, ON_ENTRY);

  const panel = <GroupsPanel groups={groups} isLoading={isLoadingGroups} onChoose={() => setDrawerOpen(false)} />;
  return (
    <>
      <div className="grid two">
        <aside className="card groups" aria-label="Groups" aria-busy={isLoadingGroups}>
          {panel}
        </aside>
        <GroupsBar group={group} onOpen={() => setDrawerOpen(true)} />
        {groupId === null ? (
          <NoGroup groups={groups} />
        ) : (
          <Feed key={groupId} posts={posts} isLoading={isLoadingPosts} />
        )}
      </div>
      <GroupsDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
        {panel}
      </GroupsDrawer>
      <CommunityDialogs groups={groups} groupId={groupId} posts={posts} />
    </>
  );
}

export const screen = screenOf(CommunityPage, communityScreen, communityUrlFields);
