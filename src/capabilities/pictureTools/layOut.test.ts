import { layOut, type Crop, type Edit } from './layOut';

const PHOTO = { width: 4000, height: 3000 };

/** Where a point of the picture is drawn. */
function place(picture: typeof PHOTO, edit: Edit, x: number, y: number) {
  const [a, b, c, d, e, f] = layOut(picture, edit).transform;
  return [a * x + c * y + e, b * x + d * y + f].map((value) => Math.round(value) + 0);
}

const crop = (x: number, y: number, width: number, height: number): Crop => ({ x, y, width, height });

test('no side is longer than 1600 px, and a small picture stays small', () => {
  expect(layOut(PHOTO, { turns: 0, crop: null })).toMatchObject({ width: 1600, height: 1200 });
  expect(layOut(PHOTO, { turns: 1, crop: null })).toMatchObject({ width: 1200, height: 1600 });
  expect(layOut({ width: 640, height: 480 }, { turns: 2, crop: null })).toMatchObject({ width: 640, height: 480 });
  expect(layOut({ width: 9000, height: 2 }, { turns: 0, crop: null })).toMatchObject({ width: 1600, height: 1 });
});

test.each([
  [0, [0, 0], [1600, 0]],
  [1, [1200, 0], [1200, 1600]],
  [2, [1600, 1200], [0, 1200]],
  [3, [0, 1600], [0, 0]],
] as const)('after %d quarter turns the upper corners are where they belong', (turns, left, right) => {
  const edit = { turns, crop: null };
  expect(place(PHOTO, edit, 0, 0)).toEqual(left);
  expect(place(PHOTO, edit, PHOTO.width, 0)).toEqual(right);
});

test('a crop is of the turned picture, and scales only what is kept', () => {
  const lowerRight = { turns: 0, crop: crop(0.5, 0.5, 0.25, 0.25) } as const;
  expect(layOut(PHOTO, lowerRight)).toMatchObject({ width: 1000, height: 750 });
  expect(place(PHOTO, lowerRight, 2000, 1500)).toEqual([0, 0]);
  expect(place(PHOTO, lowerRight, 3000, 2250)).toEqual([1000, 750]);

  // Turned clockwise the lower left corner is the upper left one.
  const upperLeft = { turns: 1, crop: crop(0, 0, 0.5, 0.25) } as const;
  expect(layOut(PHOTO, upperLeft)).toMatchObject({ width: 1500, height: 1000 });
  expect(place(PHOTO, upperLeft, 0, 3000)).toEqual([0, 0]);
});

test('a crop of nearly nothing has one pixel', () => {
  expect(layOut(PHOTO, { turns: 0, crop: crop(0, 0, 0.00001, 0.00001) })).toMatchObject({ width: 1, height: 1 });
});
