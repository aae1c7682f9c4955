import { soup } from './bowls.mjs';
import { INKS as I } from './pen.mjs';

/**
 * Soups: title, ground, family and how it looks.
 *
 * @type {import('./pen.mjs').Dish[]}
 */
export const SOUPS = [
  [
    'Red lentil soup',
    I.cream,
    soup,
    { ware: 'berry', liquid: 'daal', bits: ['lentil', 'carrot'], top: ['coriander', 'chilli'] },
  ],
  ['Roasted tomato soup', I.lilac, soup, { ware: 'teal', liquid: 'tomatoSauce', bits: [], top: ['basil', 'olive'] }],
  [
    'Chicken and vegetable soup',
    I.mint,
    soup,
    { ware: 'paper', liquid: 'daal', swirl: false, bits: ['carrot', 'pea', 'turkey', 'celery'], top: ['dill'] },
  ],
  [
    'Broccoli and pea soup',
    I.blush,
    soup,
    { ware: 'amber', liquid: 'greenSauce', bits: ['pea'], top: ['broccoli', 'mint'], side: 'napkin' },
  ],
  [
    'Pumpkin ginger soup',
    I.sky,
    soup,
    { ware: 'plum', liquid: 'pumpkinCream', bits: ['pumpkinSeed'], top: ['coriander'] },
  ],
  [
    'Barley and bean soup',
    I.sand,
    soup,
    {
      ware: 'slate',
      liquid: 'redCurry',
      swirl: false,
      bits: ['whiteBean', 'carrot', 'kidneyBean', 'celery'],
      top: ['kale'],
      side: 'spoon',
    },
  ],
];
