import { driveDesk } from './deskJourney.mjs';
import { count, milliseconds, toRows } from './figures.mjs';
import { startServer } from './server.mjs';
import { makeGroups, makeThreads } from './wire/community.mjs';

const GROUPS = 20;
const POSTS = 100;
/** How many of the newest posts wait where all have comments. */
const NEWEST = 14;

/** The columns: which posts have comments, and which of these the administrator's. Both get a post's place by age, oldest first. */
const SHARES = [
  ['No post has comments', () => false, () => false],
  ['Half have, all answered', (place) => place % 2 === 0, () => true],
  ['All have, every tenth waits', () => true, (place) => place % 10 !== 5],
  [`All have, the newest ${NEWEST} wait`, () => true, (place) => place < GROUPS * POSTS - NEWEST],
];

/** How the measured values are reported: label, figure, unit, the most it may be and how many values become one. */
const FIGURES = [
  ['Posts of all groups arrived to the first waiting one painted', 'after', milliseconds, 1000],
  ['The same from the list of the groups on', 'first', milliseconds, null],
  ['Comments that were read until then', 'read', count, null],
  ['Calls at once, at most', 'at once', count, 6],
  ['Keys per answer besides its text', 'keys', count, 2],
  ['Keys per answer with a saved reply', 'keys, saved', count, 4],
];

/** Drives the answer desk over 20 groups of 100 posts. */
export async function measureDesk(browser, { dist, runs, log }) {
  const columns = [];
  for (const [name, hasComments, isAnswered] of SHARES) {
    const { postsOf, commentsOf } = makeThreads({ groups: GROUPS, posts: POSTS, hasComments, isAnswered });
    const server = await startServer({
      dist,
      lists: { 'community/list/categories': makeGroups(GROUPS) },
      answers: {
        'community/detail': ({ categoryId }) => postsOf(categoryId),
        'communityComments/list': ({ postId }) => commentsOf(postId),
        'communityComments/create': ({ postId, comment }) => ({ comment: { id: `new ${postId}`, userId: 1, comment } }),
      },
    });
    const notes = {};
    const note = (figure, value) => (notes[figure] ??= []).push(value);
    try {
      for (let run = 0; run < runs; run += 1) {
        log(`desk, ${name}, run ${run + 1} of ${runs}`);
        await driveDesk(browser, { url: `${server.address}/community?view=desk` }, note);
      }
    } finally {
      server.close();
    }
    columns.push(notes);
  }
  return {
    intro: [
      `The answer desk over ${GROUPS} groups of ${POSTS} posts, by how many of them have comments. Every call takes the server 150 ms.`,
      `Medians of ${runs} runs, every run in a fresh window. Without motion (\`prefers-reduced-motion\`).`,
    ].join('\n'),
    head: ['Answer desk', ...SHARES.map(([name]) => name), 'Target', ''],
    rows: toRows(FIGURES, columns),
  };
}
