import { useId, useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { type Loaded } from '@/lib/loaded';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { useLoads } from '@/screen/useLoads';
import { isKnown, isWaiting, selectStandings, type CommunityRoot, type Standing } from '@/services/answers';
import { communityApi } from '@/services/community';
import { type Post } from '@/services/communityDecoders';
import { type Id } from '@/services/http/decode';
import { selectDate, selectStatus, type PostStatus } from '../communityScreen';
import { postsOfDay } from '../communityRows';
import { FeedHead } from './FeedHead';
import feedHead from './feedHead.late.scss';
import { PostsComing } from './FeedSkeleton';
import { Posts, type FoundPosts } from './Posts';

interface Props {
  posts: Loaded<readonly Post[]>;
  isLoading: boolean;
}

const NO_POSTS: readonly Post[] = [];

/** The posts of the chosen group. */
export function Feed({ posts, isLoading }: Props) {
  useLateSheet(feedHead);
  const headingId = useId();
  const found = useFoundPosts(posts ?? NO_POSTS);
  return (
    <section className="grid feed" aria-labelledby={headingId} aria-busy={isLoading}>
      <FeedHead headingId={headingId} found={found.isComplete ? found.posts : NO_POSTS} total={posts?.length ?? 0} />
      {posts && <Posts posts={posts} found={found} />}
      {!posts && isLoading && <PostsComing />}
    </section>
  );
}

/** The posts that match the screen's filters, of those whose comments are loaded if the filter needs them. */
function useFoundPosts(posts: readonly Post[]): FoundPosts {
  const date = useSelector(selectDate);
  const status = useSelector(selectStatus);
  const standings = useStandings(posts, status !== 'all');
  return useMemo(() => {
    if (status === 'all') return { posts: postsOfDay(posts, date), loaded: posts.length, isComplete: true };
    const loaded = standings.filter(isKnown).length;
    const wanted = posts.filter((_, index) => matches(status, standings[index]));
    return { posts: postsOfDay(wanted, date), loaded, isComplete: loaded === posts.length };
  }, [posts, date, status, standings]);
}

const matches = (status: PostStatus, standing: Standing | undefined) =>
  standing !== undefined && (status === 'answered' ? standing === 'answered' : isWaiting(standing));

const NONE: readonly Id[] = [];
const UNKNOWN: readonly Standing[] = [];

const loadComments = (postId: Id) => communityApi.endpoints.listComments.initiate(postId);

/**
 * How the posts stand, in their order. While `isWanted` is true it loads their comments, a few posts at a time; otherwise
 * nothing is known of any.
 */
function useStandings(posts: readonly Post[], isWanted: boolean) {
  // A like makes a new array of the same posts, for which there is nothing to load.
  const key = JSON.stringify(posts.map(({ id }) => id));
  const postIds = useMemo(() => JSON.parse(key) as Id[], [key]);
  const select = useMemo(() => selectStandings(postIds), [postIds]);
  useLoads(isWanted ? postIds : NONE, loadComments);
  return useSelector((state: CommunityRoot) => (isWanted ? select(state) : UNKNOWN), shallowEqual);
}
