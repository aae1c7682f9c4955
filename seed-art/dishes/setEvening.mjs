import { curry, skillet } from './bowls.mjs';
import { INKS as I } from './pen.mjs';
import { main, pieces } from './plates.mjs';

/**
 * Dinner: title, ground, family and how it looks.
 *
 * @type {import('./pen.mjs').Dish[]}
 */
export const EVENING = [
  [
    'Salmon with greens',
    I.sky,
    main,
    { ware: 'paper', piece: 'salmonFillet', sides: ['quinoa', 'asparagus'], top: ['dill'], cutlery: true },
  ],
  [
    'Baked cod with tomatoes',
    I.mint,
    main,
    { ware: 'teal', piece: 'codFillet', sides: ['cherryTomato', 'olive'], sauce: 'tomatoSauce', top: ['basil'] },
  ],
  [
    'Prawn stir-fry',
    I.lilac,
    skillet,
    {
      sauce: 'noodles',
      mains: ['shrimp'],
      each: 7,
      bits: ['redPepper', 'beans', 'yellowPepper'],
      top: ['springOnion'],
    },
  ],
  [
    'Trout with dill potatoes',
    I.cream,
    main,
    { ware: 'mint', piece: 'troutFillet', sides: ['potato', 'beans'], top: ['dill', 'lemon'], cutlery: true },
  ],
  [
    'Fish tikka with salad',
    I.blush,
    pieces,
    {
      ware: 'slate',
      piece: 'tikka',
      count: 5,
      sides: ['redLeaf', 'raita'],
      top: ['onion', 'coriander'],
      step: 32,
      scale: 1.5,
    },
  ],
  [
    'Lemon herb chicken',
    I.mint,
    main,
    { ware: 'paper', piece: 'herbChicken', sides: ['couscous', 'broccoli'], top: ['lemon'] },
  ],
  [
    'Beef and pepper stir-fry',
    I.cream,
    skillet,
    { sauce: 'brownRice', mains: ['beef'], each: 7, bits: ['redPepper', 'greenPepper', 'onion'], top: ['springOnion'] },
  ],
  [
    'Turkey meatballs in tomato sauce',
    I.lilac,
    skillet,
    { sauce: 'tomatoSauce', mains: ['meatball'], each: 8, bits: ['onion'], top: ['basil'] },
  ],
  [
    'Tandoori chicken with raita',
    I.sand,
    main,
    { ware: 'plum', piece: 'tandoori', sides: ['raita', 'onion'], top: ['lime', 'coriander'] },
  ],
  [
    'Chicken with roasted vegetables',
    I.sky,
    main,
    { ware: 'amber', piece: 'chickenBreast', sides: ['pumpkin', 'courgette'], top: ['basil'], cutlery: true },
  ],
  [
    'Stuffed red peppers',
    I.mint,
    pieces,
    {
      ware: 'paper',
      piece: 'pepperHalf',
      count: 2,
      sides: ['quinoa', 'spinach'],
      top: ['feta', 'corn', 'blackBean'],
      step: 76,
    },
  ],
  [
    'Roasted aubergine with tahini',
    I.sand,
    main,
    {
      ware: 'teal',
      piece: 'aubergineHalf',
      sides: ['chickpea', 'whiteDip'],
      top: ['pomegranate', 'mint', 'pomegranate'],
    },
  ],
  [
    'Cauliflower steak with lentils',
    I.sky,
    main,
    { ware: 'berry', piece: 'caulSteak', sides: ['greenLentil', 'kale'], top: ['pomegranate'] },
  ],
  [
    'Tofu and broccoli stir-fry',
    I.blush,
    skillet,
    { sauce: 'noodles', mains: ['tofu', 'broccoli'], each: 3, bits: ['carrot'], top: ['springOnion', 'chilli'] },
  ],
  [
    'Kidney bean chilli',
    I.cream,
    curry,
    {
      ware: 'slate',
      sauce: 'tomatoSauce',
      bits: ['kidneyBean', 'corn', 'mince'],
      starch: 'brownRice',
      top: ['avocado', 'coriander'],
    },
  ],
  [
    'Chickpea spinach curry',
    I.sand,
    curry,
    { ware: 'teal', sauce: 'redCurry', bits: ['chickpea', 'spinach'], starch: 'rice' },
  ],
  [
    'Coconut fish curry',
    I.mint,
    curry,
    { ware: 'plum', sauce: 'coconutCurry', bits: ['tuna', 'beans'], starch: 'rice', top: ['lime', 'chilli'] },
  ],
  [
    'Chicken curry without cream',
    I.sky,
    curry,
    { ware: 'berry', sauce: 'curry', bits: ['turkey', 'potato'], starch: 'brownRice' },
  ],
  [
    'Palak paneer with rice',
    I.blush,
    curry,
    { ware: 'amber', sauce: 'greenSauce', bits: ['paneer'], starch: 'rice', top: ['chilli'] },
  ],
  [
    'Mixed daal with cauliflower',
    I.lilac,
    curry,
    { ware: 'mint', sauce: 'daal', bits: ['cauliflower', 'pea'], starch: 'bulgur', top: ['coriander', 'chilli'] },
  ],
];
