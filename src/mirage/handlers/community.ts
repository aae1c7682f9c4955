import { type Area } from '../api';
import { comments } from './communityComments';
import { groups } from './communityGroups';
import { posts } from './communityPosts';

/** §7 Community. */
export const community: Area = (api) => {
  groups(api);
  posts(api);
  comments(api);
};
