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
import { omit } from '@/screen/record/record';
import { type CommentRef, type CreatePost, type PostRef, type UpdatePost } from '@/services/communityTypes';
import { commentRecord, groupRecord, postRecord } from '@/features/community/communityRecords';

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
