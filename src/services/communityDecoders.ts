import { flag, id, list, record, text, type Id, type Wire } from './http/decode';
import { entities, number, withId, type Decoded } from './http/decodeRows';
import { noteFault } from './http/unread';

const DEFAULT_COLOUR = 'blue';

/** Who may write: `members` or `admin`; any other word is kept as the server sent it. */
export type Privacy = string;

/** Ignores case; a group without a privacy is open to all members. */
const toPrivacy = (stored: string): Privacy => {
  const privacy = stored.trim().toLowerCase();
  if (['admin', 'members', ''].includes(privacy)) return privacy || 'members';
  noteFault('word', 'privacy');
  return stored;
};

/** A count arrives as a number, as numeric text, or as the list of the counted rows. */
const countOf = (value: unknown, field: string) =>
  Array.isArray(value) ? value.length : Math.max(0, number(value, field));

export const toGroup = withId((row) => ({
  title: text(row.title),
  privacy: toPrivacy(text(row.privacy)),
  /** A CSS colour. */
  colour: text(row.color).trim() || DEFAULT_COLOUR,
  members: countOf(row.members ?? row.membersCount, 'members'),
}));

export type Group = Decoded<typeof toGroup>;

/** Null where the reply does not say: a post whose comments are not known may have been answered. */
const commentsCountOf = (value: unknown) => (value == null ? null : countOf(value, 'commentsCount'));

const toPerson = (value: unknown) => {
  const { firstName, lastName } = record(value);
  return { firstName: text(firstName), lastName: text(lastName) };
};

export type Person = ReturnType<typeof toPerson>;

export interface PostImage {
  /** Null for the main image of older posts, which is not in the list of images. */
  id: Id | null;
  /** Stored name of the picture. */
  media: string;
}

/** The main image of an older post comes first, unless it is also in the list. */
function toImages(row: Wire): readonly PostImage[] {
  const images = entities(list(row.communityPostMedia, 'communityPostMedia'), (image) => {
    const imageId = id(image.id);
    const media = text(image.media);
    return imageId === null || !media ? null : { id: imageId, media };
  });
  const main = text(row.image);
  return !main || images.some(({ media }) => media === main) ? images : [{ id: null, media: main }, ...images];
}

/** `groupId` is the requested group, for posts that do not name theirs. */
export const toPost = (groupId: Id) =>
  withId((row) => ({
    groupId: id(row.categoryId) ?? id(row.communityCategoryId) ?? groupId,
    title: text(row.title),
    content: text(row.content),
    allowsComments: flag(row.access, 'access'),
    images: toImages(row),
    author: toPerson(row.user),
    createdAt: text(row.createdAt),
    commentsCount: commentsCountOf(row.commentsCount ?? row.comments),
    likesCount: countOf(row.likes, 'likes'),
    isLiked: flag(row.liked, 'liked'),
  }));

export type Post = Decoded<ReturnType<typeof toPost>>;

export const toComment = withId((row) => ({
  /** Null if the server does not say who wrote it. */
  userId: id(row.userId),
  text: text(row.comment),
  author: toPerson(row.user),
  createdAt: text(row.createdAt),
}));

export type Comment = Decoded<typeof toComment>;

/** The new comment of a reply, at `data.comment` or beside `data`; null if it has none. */
export const createdComment = (body: unknown) => {
  const { data, comment } = record(body);
  return toComment(record(record(data).comment ?? comment));
};
