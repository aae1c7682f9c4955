import { FITTED, fitted, isLargest, larger, moved, smaller, turned } from './framing';

const FRAME = { width: 400, height: 400 };
const PICTURE = { width: 300, height: 400 };

test('it grows in steps, at most to the largest, and shrinks no further than to fit', () => {
  expect(larger(FITTED).scale).toBe(1.25);
  expect(smaller(FITTED)).toEqual(FITTED);
  let view = FITTED;
  for (let step = 0; step < 20; step += 1) view = larger(view);
  expect(isLargest(view)).toBe(true);
  expect(fitted(view)).toEqual(FITTED);
});

test('an enlarged picture moves until its edge is at the frame’s', () => {
  const view = { ...FITTED, scale: 2 };
  expect(moved(view, 50, -30, FRAME, PICTURE)).toMatchObject({ x: 50, y: -30 });
  expect(moved(view, 900, -900, FRAME, PICTURE)).toMatchObject({ x: 100, y: -200 });
  expect(moved(FITTED, 50, 50, FRAME, PICTURE)).toEqual(FITTED);
});

test('turned, its sides change places', () => {
  const view = { ...turned(FITTED, 1), scale: 2 };
  expect(moved(view, 900, 900, FRAME, PICTURE)).toMatchObject({ x: 200, y: 100 });
});

test('what is in the middle stays there when the size changes', () => {
  expect(larger({ scale: 2, quarters: 0, x: 40, y: -20 })).toEqual({ scale: 2.5, quarters: 0, x: 50, y: -25 });
});

test('a turn to the left undoes one to the right', () => {
  expect(turned(turned(FITTED, 1), -1)).toEqual(FITTED);
  expect(turned({ scale: 2, quarters: 0, x: 9, y: 9 }, 1)).toEqual({ scale: 2, quarters: 1, x: 0, y: 0 });
});
