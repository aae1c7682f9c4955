/** A post and its comments. */
export interface PostText {
  title: string;
  content: string;
  /** The members' comments, oldest first. */
  replies?: readonly string[];
  /** The coach's comment, which follows the first reply. */
  answer?: string;
  /** The stored names of the images. */
  pictures?: readonly string[];
  /** The stored name of the main image, which only older posts have. */
  oldPicture?: string;
  /** Whether comments are not allowed. */
  isClosed?: boolean;
}

export interface GroupText {
  title: string;
  privacy: 'members' | 'admin';
  color: string | null;
  members: number | null;
  posts: readonly PostText[];
}
