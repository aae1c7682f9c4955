import { type HighlightItem } from '@/services/highlights';
import { editedItemSchema, newItemSchema, toFields, toValues } from './itemForm';

const item = (changes: object) => ({ media: null, caption: 'Lunch', duration: '8', ...changes });
const durationIsRefused = (duration: string) => !editedItemSchema.isValidSync(item({ duration }));

test.each(['8', ' 8 ', '7.5', '.5', '007'])('the duration %j is a positive number', (duration) => {
  expect(durationIsRefused(duration)).toBe(false);
});

test.each(['', ' ', '0', '0.0', '-5', '+5', '1e9', '1,5', '5.', '8 s', 'long', '0x10', 'Infinity', '9'.repeat(400)])(
  'the duration %j is none',
  (duration) => {
    expect(durationIsRefused(duration)).toBe(true);
  },
);

test('a new item needs a file, an edited one keeps its own', () => {
  expect(newItemSchema.isValidSync(item({}))).toBe(false);
  expect(editedItemSchema.isValidSync(item({}))).toBe(true);
});

test('the caption is sent without its outer spaces, the duration as a number', () => {
  expect(toFields(item({ caption: ' Lunch ', duration: ' 7.50 ' }))).toEqual({
    media: null,
    caption: 'Lunch',
    duration: 7.5,
  });
});

test('a stored duration that is no number is shown as it is and cannot be saved', () => {
  const stored = { caption: 'Lunch', duration: '1:30' } as HighlightItem;
  const values = toValues(stored);
  expect(values.duration).toBe('1:30');
  expect(editedItemSchema.isValidSync(values)).toBe(false);
});
