/** How a picture is shown in its frame. */
export interface Framing {
  /** 1 where the picture fits whole. */
  scale: number;
  /** Clockwise, in quarters of a turn; it goes on counting, so that a turn never runs backwards. */
  quarters: number;
  /** Where the picture's middle is, in px from the frame's. */
  x: number;
  y: number;
}

export const FITTED: Framing = { scale: 1, quarters: 0, x: 0, y: 0 };

const SCALES = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5];
const [LEAST, MOST] = [SCALES[0]!, SCALES.at(-1)!];

/** Keeps what is in the middle there. */
function scaled(view: Framing, scale: number): Framing {
  const ratio = scale / view.scale;
  return scale === LEAST ? { ...view, scale, x: 0, y: 0 } : { ...view, scale, x: view.x * ratio, y: view.y * ratio };
}

export const larger = (view: Framing) => scaled(view, SCALES.find((scale) => scale > view.scale) ?? MOST);
export const smaller = (view: Framing) => scaled(view, SCALES.findLast((scale) => scale < view.scale) ?? LEAST);
export const fitted = (view: Framing) => scaled(view, LEAST);
export const isLargest = ({ scale }: Framing) => scale === MOST;
export const isSmallest = ({ scale }: Framing) => scale === LEAST;

/** A turned picture is in the middle again, because its other side may be too short to be moved. */
export const turned = (view: Framing, quarters: 1 | -1): Framing => ({
  ...view,
  quarters: view.quarters + quarters,
  x: 0,
  y: 0,
});

interface Size {
  width: number;
  height: number;
}

const limited = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** Moves by so many px, at most until the picture's edge is at the frame's. `picture` is its size when it fits. */
export function moved(view: Framing, dx: number, dy: number, frame: Size, picture: Size): Framing {
  const isUpright = view.quarters % 2 === 0;
  const [width, height] = isUpright ? [picture.width, picture.height] : [picture.height, picture.width];
  const room = (shown: number, seen: number) => Math.max(0, (shown * view.scale - seen) / 2);
  return {
    ...view,
    x: limited(view.x + dx, room(width, frame.width)),
    y: limited(view.y + dy, room(height, frame.height)),
  };
}
