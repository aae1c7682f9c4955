import { screen, within } from '@testing-library/react';
import { type CommentRow, type PostRow } from '@/mirage/areas/community/rows';
import { type mockServer } from './mockServer';

type Mock = ReturnType<typeof mockServer>;

/** Creates the rows of a community. */
export function community(mock: Mock) {
  return {
    group: (title: string, changes = {}) => mock.create('group', { title, members: 3, ...changes }),
    post: (title: string, changes: Partial<PostRow> = {}) => mock.create('post', { title, ...changes }),
    comment: (comment: string, changes: Partial<CommentRow> = {}) => mock.create('comment', { comment, ...changes }),
  };
}

/** The titles of the shown posts, in order. */
export const postTitles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Queries within the card of a post. */
export const postCard = (title: string) => within(screen.getByRole('article', { name: title }));
