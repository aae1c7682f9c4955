import { type CommentRow, type PostRow } from './rows';
import { between, chance, daysAgo } from '../../database/random';
import { type PostText } from './texts/communityText';
import { makePerson } from '../users/people';
import { USER_COUNT } from '../users/userFactory';

const COACH = { firstName: 'Amina', lastName: 'Rahman' };
const COACH_ID = 1;
/** The authors are the practice's users, whose ids start here. */
const FIRST_USER_ID = 1001;

function memberOf(n: number, purpose: string) {
  const place = between(0, USER_COUNT - 1, n, purpose);
  const { firstName, lastName } = makePerson(place);
  return { userId: FIRST_USER_ID + place, user: { firstName, lastName } };
}

/** Days since a post; `place` is its position in the group, where the first posts are a few hours old. */
const ageOf = (place: number, n: number) => 0.15 + place * 2.3 + chance(n, 'hour of the post');

/** Real servers send booleans or text. */
const accessOf = (isOpen: boolean, n: number) => (n % 2 === 0 ? isOpen : (String(isOpen) as 'true' | 'false'));

type Post = Omit<PostRow, 'id' | 'communityCategoryId' | 'createdAt'>;

/** Makes a post without its group; `n` is its number among all posts. */
export function makeThreadPost({ title, content, pictures = [], oldPicture, isClosed }: PostText, n: number): Post {
  return {
    title,
    content,
    access: accessOf(!isClosed, n),
    image: oldPicture ?? null,
    communityPostMedia: pictures.map((media, place) => ({ id: n * 10 + place + 1, media })),
    user: isClosed ? COACH : memberOf(n, 'author').user,
    likes: between(0, 48, n, 'likes'),
    liked: chance(n, 'liked') < 0.25,
  };
}

type Comment = Omit<CommentRow, 'id' | 'postId'>;

/** Makes the date of a post and its comments, where the coach's follows the first member's. */
export function makeThread({ replies = [], answer }: PostText, place: number, n: number) {
  const age = ageOf(place, n);
  const coach = answer === undefined ? [] : [{ userId: COACH_ID, user: COACH, comment: answer }];
  const said = replies.map((comment, turn) => ({ ...memberOf(n * 10 + turn, 'reply'), comment }));
  const inOrder = [...said.slice(0, 1), ...coach, ...said.slice(1)];
  const comments: Comment[] = inOrder.map((one, turn) => ({
    ...one,
    createdAt: daysAgo(age * (1 - (turn + 1) / (inOrder.length + 2))),
  }));
  return { createdAt: daysAgo(age), comments };
}
