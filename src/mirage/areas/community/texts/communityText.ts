/** A post and what was said below it. */
export interface PostText {
  title: string;
  content: string;
  /** What members said, in order. */
  replies?: readonly string[];
  /** What the coach said; it stands after the first reply. */
  answer?: string;
  /** Stored names of the pictures. */
  pictures?: readonly string[];
  /** The main image of a post from before posts had several. */
  oldPicture?: string;
  /** Nobody may comment. */
  isClosed?: boolean;
}

export interface GroupText {
  title: string;
  privacy: 'members' | 'admin';
  color: string | null;
  members: number | null;
  posts: readonly PostText[];
}
