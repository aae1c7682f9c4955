import { batch, gratin, loaf, muffins } from './baked.mjs';
import { creamy, dip } from './bowls.mjs';
import { layers } from './drinks.mjs';
import { INKS as I } from './pen.mjs';
import { pieces, spread } from './plates.mjs';

/**
 * Snacks and sweet treats: title, ground, family and how it looks.
 *
 * @type {import('./pen.mjs').Dish[]}
 */
export const BETWEEN = [
  [
    'Hummus with carrots',
    I.mint,
    dip,
    { ware: 'paper', bowl: 'teal', base: 'hummus', around: ['carrotStick'], top: ['chickpea', 'coriander'] },
  ],
  [
    'Beetroot yoghurt dip',
    I.sky,
    dip,
    { ware: 'mint', bowl: 'paper', base: 'beetDip', around: ['cucumberStick', 'celery'], top: ['dill'] },
  ],
  [
    'White bean dip',
    I.lilac,
    dip,
    { ware: 'amber', bowl: 'berry', base: 'whiteDip', around: ['celery', 'carrotStick'], top: ['whiteBean', 'olive'] },
  ],
  [
    'Guacamole with cucumber',
    I.blush,
    dip,
    { ware: 'slate', bowl: 'amber', base: 'guacamole', around: ['cucumber'], top: ['tomato'] },
  ],
  [
    'Tzatziki with peppers',
    I.sand,
    dip,
    {
      ware: 'sky',
      bowl: 'plum',
      base: 'raita',
      around: ['redPepper', 'yellowPepper', 'greenPepper'],
      top: ['cucumber'],
    },
  ],
  [
    'Roasted chickpeas',
    I.sky,
    creamy,
    {
      ware: 'amber',
      base: 'crumble',
      clusters: ['chickpea', 'chickpea', 'chickpea'],
      crumbs: ['chickpea'],
      top: ['coriander'],
      side: 'napkin',
      r: 90,
    },
  ],
  [
    'Stuffed mushrooms',
    I.mint,
    pieces,
    { ware: 'plum', piece: 'stuffedCap', count: 4, sides: ['stuffedCap', 'spinach'], top: ['springOnion'], step: 42 },
  ],
  [
    'Turkey cucumber rolls',
    I.cream,
    spread,
    { ware: 'wood', groups: ['turkey', 'cucumber', 'carrotStick'], top: ['dill'] },
  ],
  [
    'Edamame with sea salt',
    I.lilac,
    creamy,
    {
      ware: 'slate',
      base: 'greenSauce',
      clusters: ['edamame', 'edamame', 'edamame'],
      crumbs: ['pea'],
      top: ['lemon'],
      side: 'napkin',
      r: 90,
    },
  ],
  [
    'Cheese and olive plate',
    I.blush,
    spread,
    { ware: 'wood', groups: ['olive', 'feta', 'cherryTomato', 'almond'], top: ['basil'] },
  ],
  [
    'Apple with almond butter',
    I.mint,
    dip,
    { ware: 'blush', bowl: 'plum', base: 'hummus', around: ['apple'], top: ['almond'] },
  ],
  ['Dates with walnuts', I.sky, spread, { ware: 'sky', groups: ['date', 'walnut'], onPlate: true }],
  [
    'Berries and pistachios',
    I.cream,
    spread,
    { ware: 'paper', groups: ['strawberry', 'blueberry', 'pistachio'], top: ['mint'], onPlate: true },
  ],
  ['Pear with cashews', I.lilac, spread, { ware: 'mint', groups: ['pear', 'cashew'], onPlate: true }],
  [
    'Orange and pumpkin seeds',
    I.sand,
    spread,
    { ware: 'berry', groups: ['orange', 'pumpkinSeed', 'orange'], top: ['mint'], onPlate: true },
  ],
  [
    'Chocolate chia pudding',
    I.blush,
    layers,
    { colours: ['#5c3a30', '#7a5344', '#efdfd2', '#5c3a30'], top: 'raspberry', beside: 'chocolate' },
  ],
  [
    'Coconut mango pudding',
    I.sky,
    layers,
    { colours: ['#f0b348', '#fbf0dc', '#f0b348', '#fffaf6'], top: 'mango', beside: 'coconut' },
  ],
  [
    'Baked ricotta with cherries',
    I.mint,
    gratin,
    { ware: 'teal', base: 'yoghurt', below: ['cherry'], top: ['almond'] },
  ],
  [
    'Avocado cocoa mousse',
    I.cream,
    creamy,
    {
      ware: 'mint',
      base: 'chocolate',
      clusters: ['strawberry', 'chocolate'],
      crumbs: ['pistachio'],
      top: ['mint'],
      r: 86,
    },
  ],
  [
    'Carrot and cardamom pudding',
    I.lilac,
    creamy,
    { ware: 'plum', base: 'sweetMash', clusters: ['pistachio', 'cashew'], crumbs: ['almond'], r: 88 },
  ],
  ['Almond oat cookies', I.sky, batch, { ware: 'blush', piece: 'cookie', count: 6, crumbs: ['almond', 'oat'] }],
  [
    'Carrot walnut muffins',
    I.cream,
    muffins,
    { ware: 'wood', colour: '#d9964f', dark: I.crust, top: ['walnut', 'pumpkinSeed'] },
  ],
  ['Cocoa date balls', I.mint, batch, { ware: 'amber', piece: 'ball', count: 8, crumbs: ['coconut', 'pistachio'] }],
  ['Apple oat crumble', I.sand, gratin, { ware: 'berry', base: 'crumble', below: ['apple'], top: ['oat', 'cinnamon'] }],
  ['Banana bread slice', I.lilac, loaf, { ware: 'wood', colour: '#e2bd82', dark: I.crust, top: ['walnut', 'banana'] }],
];
