import { ChatSquareText } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { useState, type KeyboardEvent } from 'react';
import { figure } from '@/components/format/number';
import { NoMatches } from '@/components/state/NoMatches';
import { EmptyList } from '@/screen/EmptyList';
import { type Post } from '@/services/communityDecoders';
import { CardGrid } from '@/components/cards/CardGrid';
import { moveFocus } from '@/components/layout/focus';
import { type Id } from '@/services/http/decode';
import { dialogOpened, filtersCleared, selectDate, selectStatus } from '../communityScreen';
import { PostCard, PostStop } from '../post/PostCard';
import { FeedSkeleton } from './FeedSkeleton';

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

const postId = ({ id }: Post) => id;
const card = (post: Post) => <PostCard post={post} />;

/** The cards. One of them is a tab stop; from it the arrow keys, Home and End go to others, and Enter to its comment box. */
function PostList({ posts, search }: { posts: readonly Post[]; search: string }) {
  const [chosen, setChosen] = useState<Id>();
  const stop = posts.some(({ id }) => id === chosen) ? chosen : posts[0]?.id;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.tagName !== 'ARTICLE') return;
    if (event.key === 'Enter') {
      event.preventDefault();
      target.querySelector<HTMLElement>('.write .form-control')?.focus();
    }
    const articles = [...event.currentTarget.querySelectorAll<HTMLElement>('article')];
    moveFocus(event, articles, { back: 'ArrowUp', on: 'ArrowDown' });
  };
  return (
    <PostStop value={{ stop, onStop: setChosen }}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the posts in it */}
      <div onKeyDown={onKeyDown}>
        <CardGrid label="Posts" items={posts} search={search} itemId={postId} render={card} />
      </div>
    </PostStop>
  );
}
