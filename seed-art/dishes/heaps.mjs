import { FRUIT } from './fruit.mjs';
import { INKS as I } from './pen.mjs';
import { PROTEINS } from './proteins.mjs';
import { VEGETABLES } from './vegetables.mjs';

const ITEMS = { ...FRUIT, ...VEGETABLES, ...PROTEINS };

/**
 * How much room an item takes, where it is not the usual 12.
 *
 * @type {Record<string, number>}
 */
const ROOM = {
  corn: 5,
  lentil: 5,
  greenLentil: 5,
  pomegranate: 5,
  pea: 5.5,
  oat: 6,
  springOnion: 6,
  pumpkinSeed: 7,
  mince: 7,
  chilli: 7,
  edamame: 7,
  blackBean: 7,
  pistachio: 7.5,
  coconut: 7.5,
  chickpea: 8,
  olive: 8,
  kidneyBean: 8.5,
  whiteBean: 8.5,
  blueberry: 9.5,
  walnut: 9.5,
  raspberry: 10,
  almond: 10,
  cherry: 11,
  beans: 12,
  shrimp: 13,
  scramble: 13,
  beef: 14,
  meatball: 14.5,
  falafel: 14.5,
  chicken: 15,
  apple: 15,
  halloumi: 16,
  pumpkin: 16,
  kiwi: 16,
  fig: 16,
  ball: 16,
  turkey: 17,
  pear: 17,
  spinach: 17,
  orange: 18,
  lemon: 18,
  lime: 18,
  kale: 18,
  eggHalf: 19,
  redLeaf: 19,
  lettuce: 20,
  cookie: 21,
  stuffedCap: 22,
  avocadoHalf: 24,
  friedEgg: 34,
};

/**
 * One item of that name, around the origin.
 *
 * @param {import('./pen.mjs').Pen} p
 * @param {string} name
 */
export function item(p, name) {
  const draw = ITEMS[name];
  if (!draw) throw new Error(`Nobody can draw "${name}".`);
  return draw(p);
}

/** Soft or grainy things that fill a round as a whole: colour, and strokes or a shine on it. */
const grains = (colour, stroke, length, width) => (p, x, y, r) =>
  p.blob(colour, x, y, r, r * 0.96, 0, 0.05) +
  p.ticks(Math.round(r * r * 0.024) + 8, x, y, r * 0.86, length, stroke, width);

const soft = (colour, shine) => (p, x, y, r) =>
  p.blob(colour, x, y, r, r * 0.96, 0, 0.05) +
  p.line(
    `M${Math.round(x - r * 0.5)} ${Math.round(y + r * 0.1)}q${Math.round(r * 0.3)} ${Math.round(-r * 0.55)} ${Math.round(r * 0.7)} ${Math.round(-r * 0.35)}t${Math.round(r * 0.2)} ${Math.round(r * 0.5)}`,
    shine,
    Math.max(2, Math.round(r / 12)),
  );

const strands = (p, x, y, r) => {
  const loops = p
    .places(Math.round(r / 2.6), x, y, r * 0.6, 0)
    .map(([u, v, turn]) =>
      p.at(p.line('M-16 0Q-6-12 4 0T18-4', p.pick(['#e8c987', I.amberSoft, '#d9b268']), 3), u, v, turn),
    );
  return p.blob('#e0bd78', x, y, r, r * 0.95, 0, 0.05) + loops.join('');
};

/** @type {Record<string, (p: import('./pen.mjs').Pen, x: number, y: number, r: number) => string>} */
const FILLS = {
  quinoa: grains('#efdcb6', '#d8b97e', 1.6, 2.2),
  rice: grains(I.paper, '#e2d2bd', 4.6, 2),
  brownRice: grains('#dcbf92', '#b9935f', 4.4, 2),
  bulgur: grains('#d9b27a', '#b98a4c', 2.2, 2.6),
  couscous: grains('#f2d998', '#dcb75f', 0.6, 3),
  oats: grains('#efdfc0', '#d4b98d', 5, 3.4),
  crumble: grains('#d6a767', '#b27f43', 3, 4),
  chia: grains('#d9d3da', I.slate, 0.5, 2.2),
  yoghurt: soft(I.paper, '#eadfe4'),
  berryYoghurt: soft('#e6b3cd', I.berrySoft),
  skyr: soft('#fbf3ee', '#ecd9d5'),
  hummus: soft('#e8cf9c', '#d0a95f'),
  beetDip: soft('#c2558a', I.berrySoft),
  whiteDip: soft('#f4ead2', '#dcc9a0'),
  guacamole: soft('#b4c96d', '#90aa4c'),
  raita: soft('#eef2e6', '#c7dcb9'),
  sweetMash: soft('#e99a55', I.orange),
  tomatoSauce: soft('#cf5540', '#e27c63'),
  greenSauce: soft('#6f9a55', '#8db46d'),
  curry: soft('#dc9a3c', '#efbd6b'),
  redCurry: soft('#cd6a3a', '#e28f5c'),
  coconutCurry: soft('#f0cf8c', '#fae6bb'),
  daal: soft('#e0ad45', I.amberSoft),
  mango: soft('#f0b348', '#f7d07f'),
  chocolate: soft('#6d4536', '#8d6250'),
  pumpkinCream: soft('#e79a45', '#f2bc78'),
  noodles: strands,
};

/**
 * The round filled with the things named: a fill, or as many items as it has room for.
 *
 * @param {import('./pen.mjs').Pen} p
 * @param {string} name
 */
export function heap(p, name, x, y, r) {
  if (FILLS[name]) return FILLS[name](p, x, y, r);
  const room = ROOM[name] ?? 12;
  const count = Math.max(1, Math.round((r / room) ** 2 * 0.86));
  const spots =
    count === 1 ? [[x, y, p.rnd() * 40 - 20]] : p.places(count, x, y, Math.max(2, r - room * 0.7), room * 1.15);
  return spots.map(([u, v, turn]) => p.at(item(p, name), u, v, turn)).join('');
}

/**
 * A few of each, strewn over a round.
 *
 * @param {import('./pen.mjs').Pen} p
 * @param {string[]} names
 */
export function scatter(p, names, x, y, r, each = 3) {
  const spots = p.places(names.length * each, x, y, r);
  return spots.map(([u, v, turn], i) => p.at(item(p, names[i % names.length]), u, v, turn)).join('');
}
