import { makeRandom } from '../statistics.mjs';
import { answer } from './words.mjs';

const CREATED = Date.UTC(2025, 0, 1);

const TOPICS = [
  'Morning walk',
  'Batch cooking',
  'Sleep before ten',
  'Cycle day one',
  'Lab results',
  'Meal prep',
  'Cravings',
];

const NAMES = ['Sana', 'Hina', 'Maria', 'Zoe', 'Amal', 'Noor'];

const person = (random) => ({ firstName: random.pick(NAMES), lastName: random.pick(NAMES) });

const dateOf = (id) => new Date(CREATED + id * 60_000).toISOString();

/** The body of `community/list/categories`. */
export const makeGroups = (count = 1) => ({
  categories: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: index === 0 ? 'Everyone' : `Group ${index + 1}`,
    privacy: 'members',
    color: 'teal',
    members: 900,
  })),
});

/** The body of `community/detail`: posts with one to three pictures each. */
export function makePosts(count) {
  const random = makeRandom(20260601);
  const posts = Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    return {
      id,
      title: `${random.pick(TOPICS)} ${id}`,
      content: Array.from({ length: 2 + random.below(4) }, () => answer(random)).join(' '),
      categoryId: 1,
      access: true,
      image: null,
      communityPostMedia: Array.from({ length: 1 + random.below(3) }, (_picture, nth) => ({
        id: id * 10 + nth,
        media: `posts/${id}-${nth}.svg`,
      })),
      user: person(random),
      createdAt: dateOf(id),
      commentsCount: 3,
      likes: random.below(40),
      liked: random.chance(0.2),
    };
  });
  return { posts };
}

/** The body of `communityComments/list`, the same for every post; the admin's own is among them. */
export function makeComments() {
  const random = makeRandom(20260602);
  const comments = [1001, 1, 1002].map((userId, nth) => ({
    id: nth + 1,
    userId,
    comment: answer(random),
    user: person(random),
    createdAt: dateOf(nth),
  }));
  return { comments };
}

/**
 * The bodies of `community/detail` by group and of `communityComments/list` by post, for groups whose posts take turns in
 * time. `hasComments` and `isAnswered` tell of a post by its place among all of them, oldest first.
 */
export function makeThreads({ groups, posts, hasComments, isAnswered }) {
  const random = makeRandom(20260603);
  const all = Array.from({ length: groups * posts }, (_, place) => ({
    id: place + 1,
    title: `${random.pick(TOPICS)} ${place + 1}`,
    content: answer(random),
    categoryId: (place % groups) + 1,
    access: true,
    image: null,
    communityPostMedia: [],
    user: person(random),
    createdAt: dateOf(place),
    commentsCount: hasComments(place) ? 2 : 0,
    likes: 0,
    liked: false,
  }));
  const commentsOf = (postId) => {
    const place = postId - 1;
    const writers = hasComments(place) ? [1001, isAnswered(place) ? 1 : 1002] : [];
    return {
      comments: writers.map((userId, nth) => ({
        id: postId * 10 + nth,
        userId,
        comment: 'Yes.',
        user: person(random),
        createdAt: dateOf(place),
      })),
    };
  };
  return { postsOf: (groupId) => ({ posts: all.filter(({ categoryId }) => categoryId === groupId) }), commentsOf };
}
