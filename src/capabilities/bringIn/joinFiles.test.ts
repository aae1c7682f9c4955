import { joinFiles } from './joinFiles';
import { KIND, record, FULL, itemsOf } from '@test/teas';

test('a picture goes to the record that has its name; of another one it is told', () => {
  const picture = new File(['x'], 'sencha.JPG', { type: 'image/jpeg' });
  const other = new File(['x'], 'mint.jpg', { type: 'image/jpeg' });
  const second = new File(['y'], 'Sencha.png', { type: 'image/png' });
  const { items, notes } = joinFiles(KIND, itemsOf([record(FULL)]), [picture, other, second]);
  expect(items[0]!.values.image).toBe(picture);
  expect(notes).toEqual([
    'mint.jpg is not taken: no tea has this name.',
    'Sencha.png is not taken: the tea of this name has a file already, or takes none of this kind.',
  ]);
});
