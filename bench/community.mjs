import { driveAnswered, driveFeed } from './communityJourney.mjs';
import { count, megabytes, milliseconds, score, toRows, worst } from './figures.mjs';
import { startServer } from './server.mjs';
import { makeComments, makeGroups, makePosts } from './wire/community.mjs';

const POSTS = 2000;
const FILTERED = 500;

/** How the measured values are reported: label, figure, unit, the most it may be and how many values become one. */
const FIGURES = [
  ['Reply arrived to posts painted', 'reply', milliseconds, 1000],
  ['A comment of 300 typed: longest block of the main thread', 'typing', milliseconds, 50],
  ['Scrolling: longest block of the main thread', 'scrolling', milliseconds, 50],
  ['Posts in the document at first', 'posts', count, 100],
  ['Posts in the document after scrolling by 9,000 px', 'posts later', count, null],
  ['Layout shift until their pictures are there', 'shift', score, 0, worst],
  [`Answered: comments of ${FILTERED} posts loaded and filtered`, 'answered', milliseconds, null],
];

/** Drives a group of 2,000 posts, and the Answered filter over 500. */
export async function measureCommunity(browser, { dist, runs, log }) {
  const lists = { 'community/list/categories': makeGroups(), 'communityComments/list': makeComments() };
  const serve = (posts) => startServer({ dist, lists: { ...lists, 'community/detail': posts } });
  const [many, some] = [makePosts(POSTS), makePosts(FILTERED)];
  const servers = [await serve(many), await serve(some)];
  const [feed, answered] = servers.map(({ address }) => `${address}/community?group=1`);
  const notes = {};
  const note = (figure, value) => (notes[figure] ??= []).push(value);
  try {
    for (let run = 0; run < runs; run += 1) {
      log(`community, run ${run + 1} of ${runs}`);
      await driveFeed(browser, { url: feed, posts: many.posts }, note);
      await driveAnswered(browser, { url: answered, posts: some.posts }, note);
    }
  } finally {
    servers.forEach((server) => server.close());
  }
  return {
    intro: [
      `A group of ${POSTS.toLocaleString('en')} posts, each with pictures, in one reply of ${megabytes(servers[0].bytesOf('community/detail'))}. Medians of ${runs} runs,`,
      'every run in a fresh window. Each list takes the server 150 ms. Without motion (`prefers-reduced-motion`).',
    ].join('\n'),
    head: ['Community', 'Panel', 'Target', ''],
    rows: toRows(FIGURES, [notes]),
  };
}
