import { type Post } from '@/services/communityDecoders';
import { type ProgressEntry, type User } from '@/services/userTypes';
import { openPosts, pendingPayments, quietMembers } from './attentionRows';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');
const ago = (days: number) => new Date(NOW - days * DAY).toISOString();

const member = (firstName: string, joined: number, days: string[], pendingFor?: number) =>
  ({
    firstName,
    lastName: 'Noor',
    createdAt: ago(joined),
    progress: days.map((dayNumber) => ({ answers: { dayNumber } }) as ProgressEntry),
    payment: pendingFor === undefined ? null : { status: 'Pending', createdAt: ago(pendingFor) },
  }) as User;

test('members whose latest check-in is more than two weeks ago are counted, those without any are not', () => {
  const users = [
    member('Amal', 90, ['60', '30']),
    member('Bushra', 60, ['30', 'Day 46']),
    member('Chloe', 60, ['30', '45']),
    member('Dana', 300, []),
    { ...member('Emily', 0, ['1']), createdAt: 'no date' },
  ];
  expect(quietMembers(users, NOW)).toEqual({ count: 2, oldest: ['Longest: ', 'Amal Noor', ', about 30 days'] });
  expect(quietMembers([], NOW)).toEqual({ count: 0, oldest: '' });
});

test('a check-in without a day counts as the day of its place', () => {
  expect(quietMembers([member('Amal', 20, ['', 'later'])], NOW).oldest).toEqual([
    'Longest: ',
    'Amal Noor',
    ', about 18 days',
  ]);
});

test('pending payments are counted, with the oldest', () => {
  const users = [member('Amal', 9, [], 2), member('Bushra', 9, [], 5), member('Chloe', 9, [])];
  expect(pendingPayments(users, NOW)).toEqual({ count: 2, oldest: ['Oldest: ', 'Bushra Noor', ', 5 days'] });
});

const post = (id: number, days: number) => ({ id, title: `Post ${id}`, createdAt: ago(days) }) as Post;
const POSTS = [post(1, 9), post(2, 3), post(3, 2)];

test('posts that wait are counted, also where their comments could not be loaded', () => {
  expect(openPosts(POSTS, ['answered', 'failed', 'waits'], NOW)).toEqual({
    count: 2,
    oldest: ['Oldest: ', 'Post 2', ', 3 days'],
    isLeast: false,
  });
  expect(openPosts(POSTS, ['answered', 'answered', 'answered'], NOW)).toEqual({ count: 0, oldest: '', isLeast: false });
  expect(openPosts([], [], NOW)).toMatchObject({ count: 0, isLeast: false });
});

test('posts whose comments are not loaded may be some more; nobody knows of none', () => {
  expect(openPosts(POSTS, ['unread', 'answered', 'waits'], NOW)).toEqual({
    count: 1,
    oldest: ['Oldest: ', 'Post 3', ', 2 days'],
    isLeast: true,
  });
  expect(openPosts(POSTS, ['unread', 'answered', 'reading'], NOW)).toBeNull();
});
