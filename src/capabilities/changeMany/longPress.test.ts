import { fireEvent } from '@testing-library/react';
import { onLongPress } from './longPress';

let card: HTMLElement;
let open: HTMLElement;
let menu: HTMLElement;
let end: () => void;
const selected = jest.fn();
const opened = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  selected.mockClear();
  opened.mockClear();
  card = document.createElement('article');
  open = Object.assign(document.createElement('button'), { className: 'dish-open', onclick: opened });
  menu = document.createElement('button');
  card.append(open, menu);
  document.body.append(card);
  end = onLongPress(card, selected);
});
afterEach(() => {
  card.remove();
  jest.useRealTimers();
});

/** jsdom's events have nothing of a pointer. */
function point(event: string, { on = open, clientY = 20, isPrimary = true, pointerType = 'touch' } = {}) {
  const pointer = new MouseEvent(`pointer${event}`, { bubbles: true, clientX: 20, clientY });
  fireEvent(on, Object.assign(pointer, { isPrimary, pointerType }));
}

test('a finger that rests selects after half a second; neither the browser’s menu nor the click after it opens anything', () => {
  point('down');
  jest.advanceTimersByTime(499);
  expect(selected).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(selected).toHaveBeenCalledTimes(1);
  expect(fireEvent.contextMenu(open)).toBe(false);
  fireEvent.click(open, { detail: 1 });
  expect(opened).not.toHaveBeenCalled();
  // The next press is one of its own.
  point('down');
  point('up');
  fireEvent.click(open, { detail: 1 });
  expect(opened).toHaveBeenCalledTimes(1);
});

test('Enter opens right after it', () => {
  point('down');
  jest.advanceTimersByTime(500);
  fireEvent.click(open, { detail: 0 });
  expect(opened).toHaveBeenCalledTimes(1);
});

test.each([
  ['moves', () => point('move', { clientY: 31 })],
  ['scrolls', () => point('cancel')],
  ['is lifted', () => point('up')],
  ['is joined by another', () => point('down', { isPrimary: false })],
  ['loses its card', () => end()],
])('a finger that %s before selects nothing', (_, disturb) => {
  point('down');
  jest.advanceTimersByTime(400);
  disturb();
  jest.advanceTimersByTime(1000);
  expect(selected).not.toHaveBeenCalled();
});

test('a little straying counts for nothing', () => {
  point('down');
  point('move', { clientY: 28 });
  jest.advanceTimersByTime(500);
  expect(selected).toHaveBeenCalledTimes(1);
});

test('neither the menu of the card nor a mouse selects', () => {
  point('down', { on: menu });
  jest.advanceTimersByTime(1000);
  point('down', { pointerType: 'mouse' });
  jest.advanceTimersByTime(1000);
  expect(selected).not.toHaveBeenCalled();
  expect(fireEvent.contextMenu(open)).toBe(true);
});
