import { findingsOf, reasonsOf } from '@test/checks';
import { plainText } from '../finding';
import { type HelpContent } from '@/services/howToUse';
import { helpSteps } from './howToUseChecks';

const content = (id: number, changes: Partial<HelpContent> = {}): HelpContent => ({
  id,
  categoryId: 1,
  title: `Help ${id}`,
  description: `Press ${id} times.`,
  media: 'habits/log-meals.svg',
  ...changes,
});

const category = (id: number, items: readonly HelpContent[]) => ({ id, title: `Category ${id}`, items });

const CATEGORIES = [
  category(1, [content(1), content(2, { media: 'highlights/hello.mp4' })]),
  category(2, [content(3)]),
];

test('nothing is found in consistent contents', () => {
  expect(findingsOf(helpSteps(CATEGORIES))).toEqual([]);
});

test.each<[what: string, changes: Partial<HelpContent>, reason: string, said: string, field: string]>([
  ['no media', { media: '' }, 'media', 'No picture was stored', 'media.file'],
  ['a script for media', { media: 'javascript:x' }, 'media', 'does not load', 'media.file'],
  ['a film that is gone', { media: 'gone.mp4' }, 'media', 'The stored film gone.mp4 does not load', 'media.file'],
  ['an address without a film', { media: 'https://x.example/gone.mp4' }, 'media', 'gone.mp4', 'media.url'],
  ['the title of another', { title: 'help-1' }, 'double', 'Also as Help 1', 'title'],
  ['the text of another', { description: 'press 1  times.' }, 'double', 'Also as Help 1', 'title'],
])('a content with %s', (_what, changes, reason, said, field) => {
  const steps = helpSteps([category(1, [content(1), content(4, changes)])]);
  const found = findingsOf(steps, (url) =>
    url.includes('gone') ? { isDead: true } : { isDead: false, width: 9, height: 9 },
  );
  expect(reasonsOf(found)).toEqual([`${reason}: content 4`]);
  expect(plainText(found[0]!.said)).toContain(said);
  expect(found[0]!.act.query).toEqual({ dialog: `edit.${field}:4` });
});

test('the address of a page that shows a film is no lost picture: nobody can try it', () => {
  const steps = [...helpSteps([category(1, [content(1, { media: 'https://films.example/watch?v=7' })])])];
  expect(steps.filter(Boolean)).toEqual([]);
});

test('films are tried as films; a category without contents is empty', () => {
  const steps = [...helpSteps([...CATEGORIES, category(3, [])])];
  expect(steps.flatMap((step) => (step && 'judge' in step ? [[step.url, step.isFilm]] : []))).toEqual([
    ['/media/habits/log-meals.svg', false],
    ['/media/highlights/hello.mp4', true],
    ['/media/habits/log-meals.svg', false],
  ]);
  expect(reasonsOf(findingsOf(steps))).toEqual(['empty: category 3']);
});
