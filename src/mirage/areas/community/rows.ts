export interface GroupRow {
  id: string;
  title: string;
  /** `members` or `admin`; other words in the awkward scenario. */
  privacy: string;
  color: string | null;
  members: number | null;
}

export interface PostRow {
  id: string;
  communityCategoryId: string;
  title: string;
  content: string;
  /** Real servers send booleans or text. */
  access: boolean | 'true' | 'false';
  /** The main image, which only older posts have. */
  image: string | null;
  communityPostMedia: { id: number; media: string }[];
  user: { firstName: string; lastName: string };
  createdAt: string;
  /** How many others like it, without the admin's own like (`liked`). */
  likes: number;
  liked: boolean;
}

export interface CommentRow {
  id: string;
  postId: string;
  /** A member, or the admin (the panel's setting `adminUserId`). */
  userId: number;
  comment: string;
  user: { firstName: string; lastName: string };
  createdAt: string;
}

declare module '../../database/tables' {
  interface Tables {
    groups: GroupRow;
    posts: PostRow;
    comments: CommentRow;
  }
}
