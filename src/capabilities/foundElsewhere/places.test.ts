import { foundText, mostFirst, type PlaceElsewhere } from './places';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));
const place = (title: string, ...found: string[]): PlaceElsewhere => ({
  title,
  found: titled(...found),
  view: {},
});

test('the places with most come first, equal ones as listed, at most five', () => {
  const places = [place('A', '1'), place('C', '1', '2'), ...['D', 'E', 'F', 'G'].map((title) => place(title, '1'))];
  expect(mostFirst(places).map(({ title }) => title)).toEqual(['C', 'A', 'D', 'E', 'F']);
});

test.each([
  [titled('Dal'), 'Dal'],
  [titled('Dal', ' '), 'Dal, Untitled'],
  [titled('1', '2', '3'), '1, 2, 3'],
  [titled('1', '2', '3', '4', '5'), '1, 2, 3 and 2 more'],
])('%j is told as %j', (found, text) => expect(foundText(found)).toBe(text));
