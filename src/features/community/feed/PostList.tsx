import { useState, type KeyboardEvent } from 'react';
import { CardGrid } from '@/components/cards/CardGrid';
import { moveFocus } from '@/components/layout/focus';
import { type Post } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';
import { PostCard } from '../post/PostCard';
import { PostStop } from '../post/WalkedArticle';

const postId = ({ id }: Post) => id;
const card = (post: Post) => <PostCard post={post} />;

/** The cards. One of them is a tab stop; from it the arrow keys, Home and End go to others, and Enter to its comment box. */
export function PostList({ posts, search }: { posts: readonly Post[]; search: string }) {
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
