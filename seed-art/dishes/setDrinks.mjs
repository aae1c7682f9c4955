import { cup, glass, mug, smoothie } from './drinks.mjs';
import { INKS as I } from './pen.mjs';

/**
 * Drinks: title, ground, family and how it looks.
 *
 * @type {import('./pen.mjs').Dish[]}
 */
export const DRINKS = [
  ['Green spinach smoothie', I.mint, smoothie, { light: '#9cc27a', deep: '#7fae5f', fruit: 'kiwi', rim: 'lime' }],
  [
    'Blueberry kefir smoothie',
    I.lilac,
    smoothie,
    { form: 'wide', light: '#b391c4', deep: '#9470ab', fruit: 'blueberry', top: 'blueberry', straw: I.teal },
  ],
  [
    'Mango turmeric lassi',
    I.cream,
    smoothie,
    { light: '#f6c766', deep: '#eeb043', fruit: 'mango', top: 'pistachio', straw: I.berry },
  ],
  [
    'Cocoa banana shake',
    I.blush,
    smoothie,
    { form: 'jar', light: '#a57a64', deep: '#8a5f4b', fruit: 'banana', top: 'chocolate', straw: I.rose },
  ],
  [
    'Strawberry flax smoothie',
    I.sky,
    smoothie,
    { light: '#efa0ae', deep: '#e58496', fruit: 'strawberry', rim: 'strawberry', straw: I.leaf },
  ],
  [
    'Spearmint tea',
    I.mint,
    cup,
    { ware: 'paper', liquid: '#c8cf7d', shine: '#e6e9b8', floats: ['mint'], beside: ['mint', 'mint'] },
  ],
  [
    'Golden turmeric milk',
    I.cream,
    mug,
    { colour: I.teal, dark: I.tealDark, liquid: '#efc04e', top: ['oat'], beside: ['ginger', 'cinnamon'] },
  ],
  [
    'Ginger lemon tea',
    I.sky,
    cup,
    { ware: 'teal', liquid: '#dfa646', shine: I.amberSoft, floats: ['lemon'], beside: ['ginger'] },
  ],
  [
    'Cinnamon cocoa',
    I.lilac,
    mug,
    { colour: I.berry, dark: '#6f1a4a', liquid: '#7a4c3a', beside: ['chocolate', 'cinnamon'] },
  ],
  [
    'Chamomile and orange tea',
    I.blush,
    cup,
    { ware: 'amber', liquid: '#e8bd55', shine: '#f8e3a8', floats: ['orange'], beside: ['orange'] },
  ],
  [
    'Cucumber mint water',
    I.sky,
    glass,
    { light: '#cfe8e0', deep: '#b1d9cd', floats: ['cucumber', 'mint'], rim: 'cucumber', ice: true },
  ],
  [
    'Pomegranate spritz',
    I.blush,
    glass,
    {
      form: 'wide',
      light: '#ee9aa8',
      deep: '#d9586a',
      floats: ['pomegranate', 'pomegranate', 'pomegranate'],
      rim: 'lime',
      ice: true,
      straw: I.plum,
    },
  ],
  [
    'Iced hibiscus tea',
    I.lilac,
    glass,
    { form: 'jar', light: '#b8437d', deep: '#8f2560', floats: ['orange'], ice: true, straw: I.amber },
  ],
  [
    'Lemon chia water',
    I.cream,
    glass,
    { light: '#f5ecb4', deep: '#eddd88', floats: ['lemon', 'mint'], rim: 'lemon', ice: true, straw: I.teal },
  ],
  [
    'Watermelon lime cooler',
    I.mint,
    glass,
    {
      form: 'wide',
      light: '#f2a29a',
      deep: '#e27a76',
      floats: ['lime'],
      rim: 'watermelon',
      ice: true,
      straw: I.leafDark,
    },
  ],
];
