import { type Comment, type Group, type Person, type Post, type PostImage } from './communityTypes';
import { flag, id, list, record, text, type Id, type Wire } from './http/decode';
import { entities, number } from './http/decodeRows';
import { noteFault } from './http/unread';

const DEFAULT_COLOUR = 'blue';

export function toGroup(row: Wire): Group | null {
  const groupId = id(row.id);
  if (groupId === null) return null;
  return {
    id: groupId,
    title: text(row.title),
    privacy: toPrivacy(text(row.privacy)),
    colour: text(row.color).trim() || DEFAULT_COLOUR,
    members: countOf(row.members ?? row.membersCount, 'members'),
  };
}

/** Ignores case; a group without a privacy is open to all members. */
const toPrivacy = (stored: string) => {
  const privacy = stored.trim().toLowerCase();
  if (['admin', 'members', ''].includes(privacy)) return privacy || 'members';
  noteFault('word', 'privacy');
  return stored;
};

/** A count arrives as a number, as numeric text, or as the list of the counted rows. */
const countOf = (value: unknown, field: string) =>
  Array.isArray(value) ? value.length : Math.max(0, number(value, field));

/** Null where the reply does not say: a post whose comments are not known may have been answered. */
const commentsCountOf = (value: unknown) => (value == null ? null : countOf(value, 'commentsCount'));

const toPerson = (value: unknown): Person => {
  const { firstName, lastName } = record(value);
  return { firstName: text(firstName), lastName: text(lastName) };
};

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
export function toPost(row: Wire, groupId: Id): Post | null {
  const postId = id(row.id);
  if (postId === null) return null;
  return {
    id: postId,
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
  };
}

export function toComment(row: Wire): Comment | null {
  const commentId = id(row.id);
  if (commentId === null) return null;
  return {
    id: commentId,
    userId: id(row.userId),
    text: text(row.comment),
    author: toPerson(row.user),
    createdAt: text(row.createdAt),
  };
}

/** The new comment of a reply, at `data.comment` or beside `data`; null if it has none. */
export const createdComment = (body: unknown) => {
  const { data, comment } = record(body);
  return toComment(record(record(data).comment ?? comment));
};
