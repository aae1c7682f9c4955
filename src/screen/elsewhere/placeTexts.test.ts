import { withFinds, type PlaceElsewhere } from './places';
import { foundText, mostFirst } from './placeTexts';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));
const place = (title: string, ...found: string[]): PlaceElsewhere<object> => ({
  title,
  found: titled(...found),
  view: {},
});

test('places without a find are left out; those with most come first, equal ones as listed, at most five', () => {
  const places = [
    place('A', '1'),
    place('B'),
    place('C', '1', '2'),
    ...['D', 'E', 'F', 'G'].map((title) => place(title, '1')),
  ];
  expect(mostFirst(withFinds(places)).map(({ title }) => title)).toEqual(['C', 'A', 'D', 'E', 'F']);
});

test.each([
  [titled('Dal'), 'Dal'],
  [titled('Dal', ' '), 'Dal, Untitled'],
  [titled('1', '2', '3'), '1, 2, 3'],
  [titled('1', '2', '3', '4', '5'), '1, 2, 3 and 2 more'],
])('%j is told as %j', (found, text) => expect(foundText(found)).toBe(text));
