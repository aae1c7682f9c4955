import { heaped } from './bowls.mjs';
import { INKS as I } from './pen.mjs';
import { cups, salad, wrap } from './plates.mjs';

const CORN = ['#e9c987', '#c8994f'];
const WHEAT = ['#ecd7ac', '#cda566'];
const GREEN = ['#b9cf86', '#7ea35b'];

/**
 * Lunch without soups: title, ground, family and how it looks.
 *
 * @type {import('./pen.mjs').Dish[]}
 */
export const MIDDAY = [
  [
    'Chicken quinoa bowl',
    I.sky,
    heaped,
    {
      ware: 'teal',
      base: 'quinoa',
      heaps: ['chicken', 'cherryTomato', 'cucumber', 'avocado', 'carrot'],
      side: 'spoon',
    },
  ],
  [
    'Falafel bulgur bowl',
    I.sand,
    heaped,
    {
      ware: 'paper',
      base: 'bulgur',
      heaps: ['falafel', 'hummus', 'tomato', 'redLeaf'],
      top: ['coriander'],
      side: 'napkin',
    },
  ],
  [
    'Sweet potato and black bean bowl',
    I.mint,
    heaped,
    { ware: 'berry', base: 'brownRice', heaps: ['sweetPotato', 'blackBean', 'corn', 'avocado', 'kale'], top: ['lime'] },
  ],
  [
    'Salmon and edamame bowl',
    I.blush,
    heaped,
    {
      ware: 'slate',
      base: 'rice',
      heaps: ['salmonCube', 'edamame', 'cucumber', 'radish', 'carrotStick'],
      side: 'napkin',
    },
  ],
  [
    'Tofu brown rice bowl',
    I.lilac,
    heaped,
    {
      ware: 'amber',
      base: 'brownRice',
      heaps: ['tofu', 'broccoli', 'redPepper', 'mushroom'],
      top: ['springOnion'],
      side: 'spoon',
    },
  ],
  [
    'Turkey burrito bowl',
    I.cream,
    heaped,
    {
      ware: 'mint',
      base: 'rice',
      heaps: ['mince', 'kidneyBean', 'tomato', 'guacamole'],
      top: ['lime'],
    },
  ],
  [
    'Greek salad with chickpeas',
    I.sky,
    salad,
    {
      ware: 'paper',
      leaves: ['lettuce'],
      items: ['tomato', 'cucumber', 'olive', 'onion'],
      top: ['chickpea'],
      mains: ['feta', 'feta', 'feta'],
    },
  ],
  [
    'Grilled halloumi salad',
    I.cream,
    salad,
    {
      ware: 'teal',
      leaves: ['lettuce', 'redLeaf'],
      items: ['pomegranate', 'cherryTomato'],
      mains: ['halloumi', 'halloumi', 'halloumi', 'halloumi'],
      top: ['mint'],
    },
  ],
  [
    'Beetroot and walnut salad',
    I.mint,
    salad,
    { ware: 'blush', leaves: ['spinach', 'redLeaf'], items: ['beetroot', 'feta'], each: 5, top: ['walnut'] },
  ],
  [
    'Tuna and white bean salad',
    I.lilac,
    salad,
    {
      ware: 'mint',
      leaves: ['spinach', 'lettuce'],
      items: ['tuna', 'whiteBean', 'onion'],
      each: 6,
      mains: ['lemon'],
      top: ['olive'],
    },
  ],
  [
    'Chicken Caesar without the cream',
    I.sky,
    salad,
    {
      ware: 'amber',
      leaves: ['lettuce'],
      items: ['cherryTomato'],
      each: 4,
      mains: ['chicken', 'chicken', 'eggHalf', 'chicken'],
      top: ['feta'],
    },
  ],
  [
    'Lentil and kale salad',
    I.sand,
    salad,
    {
      ware: 'plum',
      leaves: ['kale'],
      items: ['carrot', 'radish'],
      mains: ['eggHalf', 'eggHalf'],
      top: ['greenLentil', 'greenLentil', 'feta'],
    },
  ],
  [
    'Chicken hummus wrap',
    I.mint,
    wrap,
    { ware: 'paper', skin: WHEAT, filling: ['chicken', 'tomato', 'lettuce'], side: 'hummus' },
  ],
  [
    'Tuna lettuce wraps',
    I.sky,
    cups,
    { ware: 'wood', leaf: [I.leaf, '#c4dd9c'], filling: ['tuna', 'corn'], top: ['springOnion', 'chilli'] },
  ],
  [
    'Egg and rocket wrap',
    I.blush,
    wrap,
    { ware: 'teal', skin: CORN, filling: ['eggHalf', 'spinach', 'cherryTomato'], side: 'radish' },
  ],
  [
    'Paneer tikka roll',
    I.cream,
    wrap,
    { ware: 'wood', skin: CORN, filling: ['paneer', 'redPepper', 'onion'], side: 'raita', board: true },
  ],
  [
    'Turkey and slaw wrap',
    I.lilac,
    wrap,
    { ware: 'wood', skin: GREEN, filling: ['turkey', 'redLeaf', 'carrot'], side: 'pomegranate', board: true },
  ],
];
