/** Part of a picture, as shares of its width and height from 0 to 1. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a person changed: quarter turns clockwise, and what of the turned picture is kept; null for all of it. */
export interface Edit {
  turns: 0 | 1 | 2 | 3;
  crop: Crop | null;
}

export const AS_IT_IS: Edit = { turns: 0, crop: null };

interface Size {
  width: number;
  height: number;
}

/** No screen of the panel or of the app shows more. */
const LONGEST_SIDE = 1600;

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** Where a point of the picture is after the turns, as the six numbers of a canvas transform. */
const TURNED = [
  () => [1, 0, 0, 1, 0, 0],
  ({ height }: Size) => [0, 1, -1, 0, height, 0],
  ({ width, height }: Size) => [-1, 0, 0, -1, width, height],
  ({ width }: Size) => [0, -1, 1, 0, 0, width],
] as const;

/**
 * The size of what is kept, with no side longer than `LONGEST_SIDE` and never larger than it was, and the canvas
 * transform to draw the picture there.
 */
export function layOut(picture: Size, { turns, crop }: Edit) {
  const isLying = turns % 2 === 1;
  const turned = isLying ? { width: picture.height, height: picture.width } : picture;
  const part = crop ?? WHOLE;
  const kept = { width: part.width * turned.width, height: part.height * turned.height };
  const scale = Math.min(1, LONGEST_SIDE / Math.max(kept.width, kept.height));
  const width = Math.max(1, Math.round(kept.width * scale));
  const height = Math.max(1, Math.round(kept.height * scale));
  const across = width / kept.width;
  const down = height / kept.height;
  const [a, b, c, d, e, f] = TURNED[turns](picture) as [number, number, number, number, number, number];
  const transform = [
    a * across,
    b * down,
    c * across,
    d * down,
    (e - part.x * turned.width) * across,
    (f - part.y * turned.height) * down,
  ] as const;
  return { width, height, transform };
}
