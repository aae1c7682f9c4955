import { pancakes, toast } from './baked.mjs';
import { creamy, skillet, soup } from './bowls.mjs';
import { layers } from './drinks.mjs';
import { INKS as I } from './pen.mjs';
import { flat, main } from './plates.mjs';

/**
 * Breakfast: title, ground, family and how it looks.
 *
 * @type {import('./pen.mjs').Dish[]}
 */
export const MORNING = [
  [
    'Spinach eggs with feta',
    I.mint,
    skillet,
    { sauce: 'greenSauce', mains: ['friedEgg'], each: 2, bits: ['spinach', 'feta'], top: ['chilli'] },
  ],
  [
    'Tomato shakshuka',
    I.sand,
    skillet,
    { sauce: 'tomatoSauce', mains: ['friedEgg'], each: 3, bits: ['redPepper', 'onion'], top: ['coriander'] },
  ],
  [
    'Mushroom and herb omelette',
    I.lilac,
    main,
    { ware: 'paper', piece: 'omelette', sides: ['mushroom', 'cherryTomato'], top: ['dill'], cutlery: true },
  ],
  [
    'Masala eggs with one roti',
    I.cream,
    main,
    { ware: 'teal', piece: 'roti', sides: ['scramble', 'tomato'], top: ['coriander', 'chilli'] },
  ],
  [
    'Boiled eggs with avocado',
    I.sky,
    toast,
    {
      ware: 'mint',
      kind: 'rye',
      spread: '#b9cf86',
      top: ['eggHalf'],
      each: 2,
      side: 'avocadoHalf',
      sideTop: ['chilli'],
    },
  ],
  [
    'Berry overnight oats',
    I.blush,
    layers,
    { colours: ['#efdfc0', '#d987b0', '#f4e8d2', '#b9679a'], top: 'blueberry', beside: 'raspberry' },
  ],
  [
    'Apple cinnamon porridge',
    I.cream,
    creamy,
    { ware: 'berry', base: 'oats', clusters: ['apple', 'walnut'], crumbs: ['oat'], top: ['cinnamon'] },
  ],
  [
    'Pumpkin spice oats',
    I.sand,
    creamy,
    {
      ware: 'teal',
      base: 'pumpkinCream',
      clusters: ['pumpkinSeed', 'oat'],
      crumbs: ['coconut'],
      top: ['cinnamon'],
      side: 'woodSpoon',
    },
  ],
  [
    'Savoury oats with egg',
    I.mint,
    soup,
    {
      ware: 'plum',
      liquid: 'oats',
      swirl: false,
      bits: ['springOnion', 'mushroom'],
      top: ['friedEgg'],
      side: 'woodSpoon',
    },
  ],
  [
    'Chia and banana oats',
    I.lilac,
    creamy,
    { ware: 'amber', base: 'chia', clusters: ['banana', 'almond'], crumbs: ['oat'] },
  ],
  [
    'Greek yoghurt with figs',
    I.lilac,
    creamy,
    { ware: 'plum', base: 'yoghurt', clusters: ['fig', 'walnut'], crumbs: ['pistachio'] },
  ],
  [
    'Kiwi and pumpkin seed bowl',
    I.sky,
    creamy,
    { ware: 'teal', base: 'skyr', clusters: ['kiwi', 'pumpkinSeed'], crumbs: ['oat'] },
  ],
  [
    'Cherry flax bowl',
    I.blush,
    creamy,
    { ware: 'paper', base: 'berryYoghurt', clusters: ['cherry', 'almond', 'oat'], crumbs: ['oat'] },
  ],
  [
    'Pomegranate skyr bowl',
    I.mint,
    creamy,
    { ware: 'blush', base: 'skyr', clusters: ['pomegranate', 'pistachio'], crumbs: ['pomegranate'], top: ['mint'] },
  ],
  [
    'Mango and chia bowl',
    I.cream,
    creamy,
    { ware: 'mint', base: 'chia', clusters: ['mango', 'coconut'], crumbs: ['pomegranate'], top: ['mint'] },
  ],
  [
    'Peach and walnut yoghurt',
    I.sky,
    creamy,
    { ware: 'berry', base: 'yoghurt', clusters: ['peach', 'walnut', 'raspberry'], crumbs: ['oat'] },
  ],
  [
    'Oat and banana pancakes',
    I.sky,
    pancakes,
    { ware: 'paper', colour: '#e2b16c', dark: I.crust, top: ['banana', 'blueberry'], sauce: I.amberSoft },
  ],
  [
    'Avocado rye toast',
    I.lilac,
    toast,
    { ware: 'paper', kind: 'rye', spread: '#b9cf86', top: ['radish', 'pumpkinSeed'], sideTop: ['basil'] },
  ],
  [
    'Cottage cheese toast with tomato',
    I.mint,
    toast,
    { ware: 'blush', kind: 'wheat', spread: I.white, top: ['cherryTomato', 'springOnion'], sideTop: ['basil'] },
  ],
  [
    'Chickpea flour pancake',
    I.sand,
    flat,
    {
      ware: 'teal',
      colour: '#ecc766',
      dark: '#c9963a',
      items: ['cherryTomato', 'onion', 'spinach'],
      top: ['coriander', 'chilli'],
    },
  ],
  [
    'Smoked salmon rye toast',
    I.cream,
    toast,
    { ware: 'slate', kind: 'rye', spread: I.paper, top: ['salmonCube', 'onion'], each: 2, sideTop: ['dill', 'lemon'] },
  ],
];
