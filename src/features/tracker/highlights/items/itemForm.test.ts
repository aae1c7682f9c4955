import { type HighlightItem } from '@/services/highlights';
import { editedItemSchema, newItemSchema, toFields, toValues } from './itemForm';

const item = (changes: object) => ({ media: null, caption: 'Lunch', duration: '8', ...changes });
const edited = editedItemSchema({ duration: '1:30' });
const durationIsRefused = (duration: string) => !edited.isValidSync(item({ duration }));

test.each(['8', ' 8 ', '7.5', '7,5', '.5', '007', '۷٫۵'])('the duration %j is a positive number', (duration) => {
  expect(durationIsRefused(duration)).toBe(false);
});

test.each(['', ' ', '0', '0.0', '-5', '+5', '1e9', '1,5,5', '8 s', 'long', '0x10', 'Infinity', '9'.repeat(400)])(
  'the duration %j is none',
  (duration) => {
    expect(durationIsRefused(duration)).toBe(true);
  },
);

test('a new item needs a file, an edited one keeps its own', () => {
  expect(newItemSchema.isValidSync(item({}))).toBe(false);
  expect(edited.isValidSync(item({}))).toBe(true);
});

test('the caption is sent without its outer spaces, the duration as a number', () => {
  expect(toFields(item({ caption: ' Lunch ', duration: ' ۷٫۵۰ ' }))).toEqual({
    media: null,
    caption: 'Lunch',
    duration: 7.5,
  });
});

test('a stored duration that is no number is shown and sent as it is until it is changed', () => {
  const stored = { caption: 'Lunch', duration: '1:30' } as HighlightItem;
  const values = toValues(stored);
  expect(values.duration).toBe('1:30');
  expect(edited.isValidSync(values)).toBe(true);
  expect(toFields(values).duration).toBe('1:30');
  expect(durationIsRefused('1:45')).toBe(true);
});
