import { ChatSquareText } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { figure } from '@/components/format/number';
import { NoMatches } from '@/components/state/NoMatches';
import { EmptyList } from '@/screen/EmptyList';
import { type Post } from '@/services/communityTypes';
import { dialogOpened, filtersCleared, selectDate, selectStatus } from '../communityScreen';
import { FeedSkeleton } from './FeedSkeleton';
import { PostList } from './PostList';

export interface FoundPosts {
  posts: readonly Post[];
  /** The number of posts of the group that the filters could look at. */
  loaded: number;
  /** Whether that is all of them. */
  isComplete: boolean;
}

interface Props {
  posts: readonly Post[];
  found: FoundPosts;
}

/** A group's posts: none yet, without matches, or shown. What matches is shown while the filter waits for other comments. */
export function Posts({ posts, found }: Props) {
  const dispatch = useDispatch();
  const date = useSelector(selectDate);
  const status = useSelector(selectStatus);

  if (posts.length === 0)
    return (
      <EmptyList icon={ChatSquareText} title="No posts yet" add="Add Post" opens={dialogOpened({ kind: 'addPost' })} />
    );
  if (found.posts.length === 0 && found.isComplete)
    return (
      <NoMatches
        title="No posts found"
        description="No post of this group matches the filters."
        clearLabel="Clear filters"
        onClear={() => dispatch(filtersCleared())}
      />
    );
  return (
    <>
      {found.posts.length > 0 && <PostList posts={found.posts} search={`${date} ${status}`} />}
      {found.isComplete ? (
        <p className="visually-hidden" role="status">
          {found.posts.length < posts.length && `${figure(found.posts.length)} of ${figure(posts.length)} posts shown`}
        </p>
      ) : (
        <FeedSkeleton>
          <p className="meta">
            <span role="status">Loading comments...</span>{' '}
            <span className="figures">{`${figure(found.loaded)} of ${figure(posts.length)}`}</span>
          </p>
        </FeedSkeleton>
      )}
    </>
  );
}
