import { GoesWith, titlesOf } from '@/screen/GoesWith';
import { useListPostsQuery } from '@/services/community';
import { type Id } from '@/services/http/decode';

/** The posts that are deleted with a group. */
export function PostsOf({ groupId }: { groupId: Id }) {
  const posts = useListPostsQuery(groupId);
  return <GoesWith parts={[{ one: 'post', titles: titlesOf(posts, ({ title }) => title) }]} />;
}
