import { recordKind, recordSource } from '@/screen/record/record';
import { communityApi } from '@/services/community';
import { type Comment, type Group } from '@/services/communityDecoders';

const { listGroups, listPosts, listComments, saveGroup, updateComment } = communityApi.endpoints;

export const groupRecord = recordKind({
  noun: 'group',
  endpoint: listGroups,
  rows: (groups) => groups,
  name: ({ title }) => title,
  values: ({ title, privacy }: Group) => ({ title, privacy }),
  required: ['title'],
  labels: { title: 'Title', privacy: 'Privacy' },
  save: (id, values) => saveGroup.initiate({ id, ...values }),
});

export const commentRecord = recordKind({
  noun: 'comment',
  endpoint: listComments,
  rows: (comments) => comments,
  name: ({ text }) => text,
  values: ({ text }: Comment) => ({ comment: text }),
  required: ['comment'],
  labels: { comment: 'Text' },
  save: (id, values, postId) => updateComment.initiate({ commentId: id, postId, ...values }),
});

export const postRecord = recordSource({
  noun: 'post',
  endpoint: listPosts,
  rows: (posts) => posts,
  name: ({ title }) => title,
});
