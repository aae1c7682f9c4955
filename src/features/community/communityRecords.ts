import { recordKind, recordSource } from '@/screen/record/record';
import { communityApi } from '@/services/community';
import { type Group } from '@/services/communityDecoders';

const { listGroups, listPosts, saveGroup } = communityApi.endpoints;

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

export const postRecord = recordSource({
  noun: 'post',
  endpoint: listPosts,
  rows: (posts) => posts,
  name: ({ title }) => title,
});
