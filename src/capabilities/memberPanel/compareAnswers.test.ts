import { anEntry } from '@test/members';
import { addedWords, compareAnswers } from './compareAnswers';

const checkIn = (answers: Parameters<typeof anEntry>[0]) => ({ day: 30, entry: anEntry(answers) });

test('an answer is changed if its words are; the figures and the cycle stand elsewhere', () => {
  const before = checkIn({
    problemsFaced: 'Travelled',
    suggestions: 'A list',
    coachReview: 'Kind',
    currentWeight: '70',
  });
  const now = checkIn({
    problemsFaced: 'Two weddings',
    suggestions: ' A list\n',
    likedFeatures: 'Recipes',
    periodDetails: 'x',
  });
  expect(compareAnswers(now, before)).toEqual([
    { label: 'Problems faced', now: 'Two weddings', before: 'Travelled', isChanged: true },
    { label: 'Suggestions', now: 'A list', before: 'A list', isChanged: false },
    { label: 'Liked features', now: 'Recipes', before: '', isChanged: true },
    { label: 'Coach review', now: '', before: 'Kind', isChanged: true },
  ]);
});

test('the only check-in has no changes', () => {
  expect(compareAnswers(checkIn({ problemsFaced: 'Travelled' }), undefined)).toEqual([
    { label: 'Problems faced', now: 'Travelled', before: '', isChanged: false },
  ]);
});

const marked = (before: string, now: string) =>
  addedWords(before, now)
    .map(({ text, isAdded }) => (isAdded ? `[${text}]` : text))
    .join('');

test.each([
  [
    'Water, walking, early dinner',
    'Water, walking, early dinner, bed by 11 pm',
    'Water, walking, early dinner[, bed by 11 pm]',
  ],
  ['Lunges hurt my knee', 'Lunges hurt my left knee', 'Lunges hurt my [left ]knee'],
  [
    'Travelled for work, missed three workouts',
    'Two weddings, ate late on four evenings',
    'Two weddings, ate late on four evenings',
  ],
  ['', 'Recipes', 'Recipes'],
])('%j to %j marks what was added', (before, now, expected) => {
  expect(marked(before, now)).toBe(expected);
});
