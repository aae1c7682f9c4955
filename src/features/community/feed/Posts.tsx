import { ChatSquareText } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { figure } from '@/components/format/number';
import { NoMatches } from '@/components/state/NoMatches';
import { EmptyList } from '@/screen/EmptyList';
import { type Post } from '@/services/communityTypes';
import { dialogOpened, filtersCleared, selectDate, selectStatus } from '../communityScreen';
import { PostCard } from '../post/PostCard';
import { FeedSkeleton } from './FeedSkeleton';

const postId = ({ id }: Post) => id;
const card = (post: Post) => <PostCard post={post} />;

interface Props {
  posts: readonly Post[];
  /** Undefined while the filters wait for comments. */
  found: readonly Post[] | undefined;
  /** The number of posts whose comments are loaded. */
  loaded: number;
}

/** A group's posts: none yet, waiting for comments, without matches, or shown. */
export function Posts({ posts, found, loaded }: Props) {
  const dispatch = useDispatch();
  const date = useSelector(selectDate);
  const status = useSelector(selectStatus);

  if (posts.length === 0)
    return (
      <EmptyList icon={ChatSquareText} title="No posts yet" add="Add Post" opens={dialogOpened({ kind: 'addPost' })} />
    );
  if (!found)
    return (
      <FeedSkeleton>
        <p className="meta">
          <span role="status">Loading comments...</span>{' '}
          <span className="figures">{`${figure(loaded)} of ${figure(posts.length)}`}</span>
        </p>
      </FeedSkeleton>
    );
  if (found.length === 0)
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
      <CardGrid label="Posts" items={found} search={`${date} ${status}`} itemId={postId} render={card} />
      <p className="visually-hidden" role="status">
        {found.length < posts.length && `${figure(found.length)} of ${figure(posts.length)} posts shown`}
      </p>
    </>
  );
}
