import {
  added,
  fieldsSet,
  deleted,
  deletionsOf,
  edited,
  editedForGood,
  omit,
  recordKind,
  recordSource,
  type Changes,
  type Find,
} from '@/screen/journal/changes';
import { communityApi } from '@/services/community';
import {
  type Comment,
  type CommentRef,
  type CreatePost,
  type Group,
  type PostRef,
  type SaveGroup,
  type UpdatePost,
} from '@/services/communityTypes';

const { listGroups, listPosts, listComments, saveGroup, updateComment } = communityApi.endpoints;

const group = recordKind({
  noun: 'group',
  endpoint: listGroups,
  rows: (groups) => groups,
  name: ({ title }) => title,
  values: ({ title, privacy }: Group) => ({ title, privacy }),
  needs: ['title'],
  labels: { title: 'Title', privacy: 'Privacy' },
  restore: (id, values) => saveGroup.initiate({ id, ...values }),
});

const comment = recordKind({
  noun: 'comment',
  endpoint: listComments,
  rows: (comments) => comments,
  name: ({ text }) => text,
  values: ({ text }: Comment) => ({ comment: text }),
  needs: ['comment'],
  labels: { comment: 'Text' },
  restore: (id, values, postId) => updateComment.initiate({ commentId: id, postId, ...values }),
});

const post = recordSource({ noun: 'post', endpoint: listPosts, rows: (posts) => posts, name: ({ title }) => title });

/** How the journal describes the calls of Community. Likes are not recorded: pressing the button again removes one. */
export const communityChanges = {
  saveGroup: ({ id, ...values }: SaveGroup) =>
    id === undefined ? added('group', values.title, 'Community') : edited(group, id, values),
  deleteGroup: deletionsOf(group),
  createPost: ({ title }: CreatePost) => added('post', title, 'Community'),
  updatePost: (set: UpdatePost, find: Find) => {
    const stored = find(post, set.id, set.groupId);
    // The images that are sent are new ones.
    return editedForGood('post', set.title, 'Community', fieldsSet(set, stored && omit(stored, 'images')));
  },
  deletePost: ({ groupId, postId }: PostRef, find: Find) => deleted(post, find(post, postId, groupId)),
  createComment: ({ comment: text }: { comment: string }) => added('comment', text, 'Community'),
  updateComment: ({ postId, commentId, comment: text }: CommentRef & { comment: string }) =>
    edited(comment, commentId, { comment: text }, postId),
  deleteComment: ({ postId, commentId }: CommentRef, find: Find) => deleted(comment, find(comment, commentId, postId)),
} satisfies Changes;
