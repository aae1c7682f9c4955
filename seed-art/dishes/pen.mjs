/* The hand that draws: flat shapes with an uneven outline, colours only from INKS, no outlines all round. */

export const INKS = {
  line: '#3a2440',
  paper: '#fffaf6',
  white: '#ffffff',
  rim: '#efe4ea',
  shade: '#dccbd8',
  berry: '#8f2560',
  berrySoft: '#d987b0',
  blush: '#f7dfe9',
  plum: '#5b3568',
  plumSoft: '#a98bb4',
  teal: '#1c8a7f',
  tealDark: '#156e66',
  tealSoft: '#a9d9d1',
  mint: '#ddf0ea',
  leaf: '#5f9460',
  leafDark: '#3f7350',
  leafSoft: '#a9c98f',
  lime: '#d3e3a8',
  amber: '#dc9a34',
  amberSoft: '#f5d79c',
  lemon: '#f0cf5c',
  orange: '#e2813b',
  cream: '#fbf0dc',
  sand: '#f6e6d8',
  oat: '#e9d3ac',
  toast: '#c98d4e',
  crust: '#8f5a30',
  cocoa: '#5c3a30',
  rose: '#d9586a',
  beet: '#7d1f4c',
  salmon: '#ee9c80',
  salmonSoft: '#f8c7b2',
  sky: '#dfe6f6',
  lilac: '#e9e3f6',
  stone: '#8d8397',
  slate: '#4d4358',
};

const n = (value) => +value.toFixed(1);

/** Numbers as a path has them at their shortest: `1.5-.2 3`. */
const joined = (values) =>
  values
    .map((value) => String(n(value)).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');

/** A closed curve through the points, in relative commands, which are shorter. */
function smooth(points) {
  const curves = points.map(([x, y], i) => {
    const [a, c, d] = [points.at(i - 1), points[(i + 1) % points.length], points[(i + 2) % points.length]];
    const [u, v] = [c[0] - x, c[1] - y];
    return joined([(c[0] - a[0]) / 6, (c[1] - a[1]) / 6, u - (d[0] - x) / 6, v - (d[1] - y) / 6, u, v]);
  });
  return `M${joined(points[0])}c${curves.join(' ').replaceAll(' -', '-')}Z`;
}

/** Chance that falls the same way for the same text. */
function chance(text) {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 0x01000193) >>> 0, 0x811c9dc5);
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}

function pointsFor(radius) {
  if (radius < 12) return 5;
  return radius < 18 ? 6 : 9;
}

/** @typedef {ReturnType<typeof pen>} Pen */

/** @typedef {(p: Pen) => string} Draw */

/** @typedef {[file: string, label: string, ground: string, draw: Draw]} Picture */

/**
 * A family takes its own kind of look and no other, hence `never`; the sets pair each look with the family it fits.
 *
 * @typedef {[title: string, ground: string, family: (p: Pen, look: never) => string, look: object]} Dish
 */

/** @param {string} seed The same text gives the same unevenness. */
export function pen(seed) {
  const rnd = chance(seed);
  const fill = (d, colour, extra = '') => `<path d="${d}" fill="${colour}"${extra}/>`;
  const line = (d, colour, width = 1.8, extra = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

  /** An uneven round: centre, radii, turn in degrees, unevenness 0 to 0.2. */
  const round = (x, y, rx, ry = rx, turn = 0, wobble = 0.03) => {
    const t = (turn * Math.PI) / 180;
    const count = pointsFor(rx);
    const corner = (_, i) => {
      const angle = (i / count) * 2 * Math.PI;
      const k = 1 + (rnd() * 2 - 1) * wobble;
      const [u, v] = [Math.cos(angle) * rx * k, Math.sin(angle) * ry * k];
      return [x + u * Math.cos(t) - v * Math.sin(t), y + u * Math.sin(t) + v * Math.cos(t)];
    };
    return smooth(Array.from({ length: count }, corner));
  };
  /** A filled round; where it is so small that nobody sees the hand, an even one. */
  const blob = (colour, x, y, rx, ry = rx, turn = 0, wobble = 0.03) =>
    rx < 6 && turn === 0
      ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"/>`
      : fill(round(x, y, rx, ry, turn, wobble), colour);

  /** A block with soft corners around the origin. */
  const block = (colour, width, height = width, radius = 3) =>
    `<rect x="${n(-width / 2)}" y="${n(-height / 2)}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`;

  /** What is drawn around the origin, set elsewhere, turned and scaled. */
  const at = (drawn, x, y, turn = 0, scale = 1) =>
    `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${Math.round(turn)})` : ''}${scale === 1 ? '' : ` scale(${n(scale)})`}">${drawn}</g>`;

  /** Places in a circle that keep apart, each with a turn. */
  const places = (count, x, y, r, apart = (r / Math.sqrt(count)) * 1.15) => {
    /** @type {[x: number, y: number, turn: number][]} */
    const found = [];
    for (let tries = 0; found.length < count && tries < count * 30; tries += 1) {
      const angle = rnd() * 2 * Math.PI;
      const d = Math.sqrt(rnd()) * r;
      /** @type {[x: number, y: number, turn: number]} */
      const place = [x + Math.cos(angle) * d, y + Math.sin(angle) * d, rnd() * 360];
      if (found.every(([u, v]) => Math.hypot(u - place[0], v - place[1]) > apart)) found.push(place);
    }
    return found;
  };

  const strew = (count, x, y, r, make) =>
    places(count, x, y, r)
      .map(([u, v, turn]) => at(make(), u, v, turn))
      .join('');

  /** Short strokes as one path: grains, seeds, crumbs. */
  const ticks = (count, x, y, r, length, colour, width = 1.8) => {
    const strokes = places(count, x, y, r, 0).map(([u, v, turn]) => {
      const t = (turn * Math.PI) / 180;
      return `M${joined([u, v])}l${joined([Math.cos(t) * length, Math.sin(t) * length])}`;
    });
    return line(strokes.join(''), colour, width);
  };

  /** Dots that keep apart, as one path. */
  const dots = (count, x, y, r, size, colour) =>
    line(
      places(count, x, y, r)
        .map(([u, v]) => `M${joined([u, v])}h0`)
        .join(''),
      colour,
      size,
    );

  const pick = (choices) => choices[Math.floor(rnd() * choices.length)];
  return { rnd, pick, fill, line, round, blob, block, at, places, strew, ticks, dots };
}
