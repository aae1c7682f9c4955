import { type Area } from '../../calls/api';
import { comments } from './commentHandlers';
import { groups } from './groupHandlers';
import { posts } from './postHandlers';

/** §7 Community. */
export const community: Area = (api) => {
  groups(api);
  posts(api);
  comments(api);
};
