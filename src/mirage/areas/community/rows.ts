/** §3 Community group. */
export interface GroupRow {
  id: string;
  title: string;
  privacy: 'members' | 'admin';
  color: string | null;
  members: number | null;
}

/** §3 Community post. */
export interface PostRow {
  id: string;
  communityCategoryId: string;
  title: string;
  content: string;
  /** Real servers send either. */
  access: boolean | 'true' | 'false';
  /** The main image of an older post. */
  image: string | null;
  communityPostMedia: { id: number; media: string }[];
  user: { firstName: string; lastName: string };
  createdAt: string;
  /** How many others like it; the panel's own like stands beside. */
  likes: number;
  liked: boolean;
}

/** §3 Comment. */
export interface CommentRow {
  id: string;
  postId: string;
  /** The panel's admin (setting `adminUserId`) or a member. */
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
