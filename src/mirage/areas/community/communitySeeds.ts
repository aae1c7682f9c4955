import { type GroupText } from './texts/communityText';
import { GROUP_TEXTS } from './texts/communityTexts';
import { makeThread, makeThreadPost } from './threads';
import { table, type WithDb } from '../../database/table';

/** Inserts the practice's groups with posts and comments. */
export function seedCommunity(db: WithDb, groups: readonly GroupText[] = GROUP_TEXTS) {
  let n = 0;
  for (const { posts, ...group } of groups) {
    const { id: communityCategoryId } = table(db, 'groups').insert(group);
    posts.forEach((text, place) => {
      const { createdAt, comments } = makeThread(text, place, n);
      const { id: postId } = table(db, 'posts').insert({
        ...makeThreadPost(text, n),
        communityCategoryId,
        createdAt,
      });
      for (const comment of comments) table(db, 'comments').insert({ ...comment, postId });
      n += 1;
    });
  }
}
