import { type HelpCategory, type HelpContent } from '@/services/howToUse';
import { contentSchema, newContent, storedMedia, toRequest, toValues, type ContentValues } from './contentForm';

const CATEGORY: HelpCategory = { id: 7, title: 'Food', items: [] };
const ADDRESS = 'https://films.example/a.mp4';
const FILE = new File(['walk'], 'walk.mp4', { type: 'video/mp4' });

const stored = (media: string): HelpContent => ({ id: 3, categoryId: 7, title: 'T', description: 'D', media });

const typed = (url: string, file: File | null = null): ContentValues => ({
  category: '7',
  title: ' T ',
  description: ' D\n',
  media: { url, file },
});

const errorsOf = async (values: ContentValues, content?: HelpContent): Promise<unknown> =>
  contentSchema(content)
    .validate(values, { abortEarly: false })
    .then(
      () => [],
      ({ errors }: { errors: string[] }) => errors,
    );

test('a new content starts with the shown category, if there is one', () => {
  expect(newContent(CATEGORY).category).toBe('7');
  expect(newContent(undefined).category).toBe('');
});

test.each([
  [ADDRESS, ADDRESS, ''],
  ['HTTP://films.example/A.MP4', 'HTTP://films.example/A.MP4', ''],
  ['https://films.example/watch?v=7', 'https://films.example/watch?v=7', ''],
  ['uploads/1-walk.mp4', '', 'uploads/1-walk.mp4'],
  ['https://pictures.example/a.JPG?size=2', '', 'https://pictures.example/a.JPG?size=2'],
  ['https://pictures.example/a.png', '', 'https://pictures.example/a.png'],
])('the stored media %s is shown as the address %j; the kept media is %j', (media, url, kept) => {
  expect(toValues(stored(media)).media).toEqual({ url, file: null });
  expect(storedMedia(stored(media))).toBe(kept);
});

test('every field of a new content is required', async () => {
  expect(await errorsOf({ category: '', title: ' ', description: ' \n', media: { url: ' ', file: null } })).toEqual([
    'Category is required',
    'Title is required',
    'Description is required',
    'Video URL or Image is required',
  ]);
});

test.each([
  ['an address', typed(ADDRESS), undefined],
  ['an address without a scheme', typed(' films.example/a.mp4 '), undefined],
  ['a file', typed('', FILE), undefined],
  ['a file beside an address that is none', typed('javascript:alert(1)', FILE), undefined],
  ['stored media', typed(''), stored('uploads/1-walk.mp4')],
  ['a stored address that would be refused', typed('https://[films'), stored('https://[films')],
])('%s is enough', async (_name, values, content) => {
  expect(await errorsOf(values, content)).toEqual([]);
});

test.each(['javascript:alert(1)', 'data:video/mp4;base64,AAAA', 'ftp://films.example/a.mp4', 'no address'])(
  'the address %s is refused, whatever is stored',
  async (url) => {
    expect(await errorsOf(typed(url), stored('uploads/1-walk.mp4'))).toEqual(['Video URL must be a web address']);
  },
);

test('a stored address that was removed from the form does not count', async () => {
  expect(await errorsOf(typed(''), stored(ADDRESS))).toEqual(['Video URL or Image is required']);
});

test.each([
  [typed(' films.example/a.mp4 '), ADDRESS],
  [typed(ADDRESS, FILE), FILE],
  [typed(''), null],
])('the request has the file, else the address, else nothing', (values, media) => {
  expect(toRequest(values, stored('').id)).toEqual({ id: 3, categoryId: 7, title: 'T', description: ' D\n', media });
});
