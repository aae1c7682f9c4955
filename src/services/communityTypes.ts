import { type Id } from './http/decode';

/** Who may write: `members` or `admin`; any other word as the server has it. */
export type Privacy = string;

export interface Group {
  id: Id;
  title: string;
  privacy: Privacy;
  /** A CSS colour; blue where the server has none. */
  colour: string;
  members: number;
}

/** Without an id a group is created. */
export interface SaveGroup {
  id?: Id;
  title: string;
  privacy: Privacy;
}

export interface Person {
  firstName: string;
  lastName: string;
}

export interface PostImage {
  /** Null for the main image of older posts, which is none of the list. */
  id: Id | null;
  /** Stored name of the picture. */
  media: string;
}

export interface Post {
  id: Id;
  groupId: Id;
  title: string;
  content: string;
  allowsComments: boolean;
  images: readonly PostImage[];
  author: Person;
  createdAt: string;
  commentsCount: number;
  likesCount: number;
  isLiked: boolean;
}

export interface CreatePost {
  groupId: Id;
  title: string;
  content: string;
  allowsComments: boolean;
  images: readonly File[];
}

/** New images join the old ones, but for those that are removed. */
export interface UpdatePost extends CreatePost {
  id: Id;
  imagesToRemove: readonly Id[];
  /** Whether the main image of an older post goes. */
  removesMainImage: boolean;
}

export interface Comment {
  id: Id;
  /** Null where the server does not say whose it is. */
  userId: Id | null;
  text: string;
  author: Person;
  createdAt: string;
}
