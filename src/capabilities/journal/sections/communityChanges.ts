import {
  added,
  fieldsSet,
  deleted,
  deletionsOf,
  edited,
  editedForGood,
  editsOf,
  type Changes,
  type Find,
} from '../changes';
import { omit, recordKind } from '@/screen/record/record';
import { communityApi } from '@/services/community';
import { type Comment } from '@/services/communityDecoders';
import { type CommentRef, type CreatePost, type PostRef, type UpdatePost } from '@/services/communityTypes';
import { groupRecord, postRecord } from '@/features/community/communityRecords';

const { listComments, updateComment } = communityApi.endpoints;

const commentRecord = recordKind({
  noun: 'comment',
  endpoint: listComments,
  rows: (comments) => comments,
  name: ({ text }) => text,
  values: ({ text }: Comment) => ({ comment: text }),
  required: ['comment'],
  labels: { comment: 'Text' },
  save: (id, values, postId) => updateComment.initiate({ commentId: id, postId, ...values }),
});

/** How the journal describes the calls of Community. Likes are not recorded: pressing the button again removes one. */
export const changes = {
  saveGroup: editsOf(groupRecord, 'Community'),
  deleteGroup: deletionsOf(groupRecord),
  createPost: ({ title }: CreatePost) => added(postRecord, title, 'Community'),
  updatePost: (set: UpdatePost, find: Find) => {
    const stored = find(postRecord, set.id, set.groupId);
    // The images that are sent are new ones.
    return editedForGood(postRecord, set.title, 'Community', fieldsSet(set, stored && omit(stored, 'images')));
  },
  deletePost: ({ groupId, postId }: PostRef, find: Find) => deleted(postRecord, find(postRecord, postId, groupId)),
  createComment: ({ comment: text }: { comment: string }) => added(commentRecord, text, 'Community'),
  updateComment: ({ postId, commentId, comment: text }: CommentRef & { comment: string }) =>
    edited(commentRecord, commentId, { comment: text }, postId),
  deleteComment: ({ postId, commentId }: CommentRef, find: Find) =>
    deleted(commentRecord, find(commentRecord, commentId, postId)),
} satisfies Changes;
