import { useEffect } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { ChatSquareTextFill, People } from 'react-bootstrap-icons';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { Loaded } from '@/components/lazy/Loaded';
import { useLazyOpen } from '@/components/lazy/useLazyOpen';
import { whenIdle } from '@/components/lazy/whenIdle';
import { EmptyState } from '@/components/state/EmptyState';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { ListOrView, ListPage, ViewLead } from '@/screen/list/ListPage';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { OverList } from '@/screen/list/OverList';
import { ViewLinks } from '@/screen/list/ViewLinks';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { useListGroupsQuery, useListPostsQuery } from '@/services/community';
import { type Group } from '@/services/communityDecoders';
import { COMMUNITY, groupSelected, selectGroupId, selectView } from './communityScreen';
import { FeedComing } from './feed/FeedSkeleton';
import { GroupsBar, GroupsPanel } from './groups/GroupsPanel';
import { NoGroups } from './groups/groupParts';
import './community.scss';

const NO_GROUPS: readonly Group[] = [];

const communityDialogs = lazyDialogs(
  '/community',
  async () => (await import(/* webpackChunkName: "community-dialogs" */ './CommunityDialogs')).CommunityDialogs,
);

const groupsDrawer = lazyComponent(
  async () => (await import(/* webpackChunkName: "community-dialogs" */ './groups/GroupsDrawer')).GroupsDrawer,
);

const feed = lazyComponent(async () => (await import(/* webpackChunkName: "community-feed" */ './feed/Feed')).Feed);

const takeDownPage = (error: unknown) => {
  throw error;
};

/**
 * The groups with the posts of the chosen one. Entering the page or choosing a group refetches them;
 * cached data stays on screen meanwhile.
 */
export function CommunityPage() {
  const dispatch = useDispatch();
  const drawer = useLazyOpen(groupsDrawer);
  const areGroupsShown = useSelector(selectView) === 'groups';
  const chosenId = useSelector(selectGroupId);
  const { data: groups, isFetching: isLoadingGroups } = useListGroupsQuery(undefined, ON_ENTRY);
  useNeighbour(groups ?? NO_GROUPS, chosenId, (id) => dispatch(groupSelected(id)));

  const group = groups?.find(({ id }) => id === chosenId);
  // Posts do not wait for the groups; only a group that is missing in the loaded list has none.
  const groupId = groups && !group ? null : chosenId;
  const { currentData: posts, isFetching: isLoadingPosts } = useListPostsQuery(
    areGroupsShown && groupId !== null ? groupId : skipToken,
    ON_ENTRY,
  );
  const isAwaited = areGroupsShown && groupId !== null;
  useEffect(() => (isAwaited ? feed.keepLoading() : whenIdle(feed.keepLoading)), [isAwaited]);

  const panel = <GroupsPanel groups={groups} isLoading={isLoadingGroups} onChoose={drawer.close} />;
  return (
    <ListPage of={COMMUNITY} lists={{ groups, groupId, posts, isLoading: isLoadingGroups }} dialogs={communityDialogs}>
      <div className="page-head">
        <ViewLinks own="Groups" />
        <ViewLead />
      </div>
      <ListOrView>
        <OverList rows={null} />
        <div className="grid two">
          <aside className="card groups" aria-label="Groups" aria-busy={isLoadingGroups}>
            {panel}
          </aside>
          <GroupsBar group={group} onOpen={drawer.open} />
          {groupId === null ? (
            <NoGroup groups={groups} />
          ) : (
            <Loaded
              of={feed}
              props={{ key: groupId, posts, isLoading: isLoadingPosts }}
              waiting={<FeedComing />}
              failed={takeDownPage}
            />
          )}
        </div>
      </ListOrView>
      <Loaded of={groupsDrawer} props={{ isOpen: drawer.isOpen, onClose: drawer.close, children: panel }} />
    </ListPage>
  );
}

export const screen: Screen = {
  Page: CommunityPage,
  icon: ChatSquareTextFill,
  state: COMMUNITY,
};

/** Replaces the posts while no group is chosen: asks to choose one, or to add the first. */
function NoGroup({ groups }: { groups: readonly Group[] | undefined }) {
  if (!groups) return null;
  if (groups.length === 0) return <NoGroups />;
  return <EmptyState icon={<People aria-hidden />} title="Choose a group" text="Its posts are shown here." />;
}
