import { makeComment, makePost } from './communityFactory';
import { daysAgo } from '../../database/random';
import { table, type WithDb } from '../../database/table';

const TITLES = [' ', 'The same title', 'The same title', '🥗', 'word '.repeat(60).trim(), 'خلطة الصباح'];

const PICTURES = Array.from({ length: 24 }, (_, place) => ({ id: 9000 + place, media: 'dishes/red-lentil-soup.svg' }));

/** Adds empty, long and duplicate titles, invalid colours, many pictures and many comments. */
export function seedOddCommunity(db: WithDb) {
  const groups = table(db, 'groups');
  const posts = table(db, 'posts');
  const group = (title: string, color: string | null) =>
    groups.insert({ title, color, privacy: 'members', members: null }).id;

  group(' ', 'url(https://example.com/dot.png)');
  group('A group with a very long name '.repeat(8).trim(), 'not a colour');
  const communityCategoryId = group('Odd posts', '#B2F');
  const post = (changes: object) => posts.insert({ ...makePost(0), communityCategoryId, ...changes }).id;

  for (const title of TITLES) post({ title });
  post({ title: 'Nobody wrote this', user: { firstName: '', lastName: '' }, content: '', createdAt: '' });
  post({ title: 'Two dozen pictures', communityPostMedia: PICTURES });
  post({ title: 'The main image again', image: PICTURES[0]!.media, communityPostMedia: PICTURES.slice(0, 1) });
  const postId = post({ title: 'Three hundred comments' });
  for (let n = 0; n < 300; n += 1)
    table(db, 'comments').insert({ ...makeComment(n), postId, createdAt: daysAgo(30 - n / 20) });
}
