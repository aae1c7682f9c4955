import { type Source } from './source';

const SOUP = { title: 'Leek soup', ingredients: '2 leeks', directions: 'Boil.' };
const withSentence = (sentence: string) => `Leek soup\n\nIngredients\n2 leeks\n\nMethod\nBoil.\n\n${sentence}`;

/** What a serving has, in a sentence below the steps. */
export const SENTENCES: Source[] = [
  {
    name: 'a portion contains it, with a mass of its own',
    content: withSentence('Each portion (350 g) contains 420 kcal, 30 g protein, 40.5 g carbs and 15 g fat.'),
    records: [{ fields: { ...SOUP, calories: '420', protein: '30', carbs: '40.5', fat: '15' } }],
  },
  {
    name: 'parts of carbs and fat in brackets are neither',
    content: withSentence(
      'Per serving you get 250 calories with 12 g of protein, 30 g of carbohydrates (of which 5 g sugars) and 8 g of fat (1 g saturated).',
    ),
    records: [{ fields: { ...SOUP, calories: '250', protein: '12', carbs: '30', fat: '8' } }],
  },
  {
    name: 'net carbs alone are no carbs',
    content: withSentence('One bowl has 310 calories, 20 g protein, 9 g net carbs and 22 g fat.'),
    records: [{ fields: { ...SOUP, calories: '310', protein: '20', fat: '22' } }],
  },
  {
    name: 'a sentence that ends with what it is for, in Urdu',
    content: withSentence('ایک سرونگ میں ۳۱۲ کیلوریز، ۱۸ گرام پروٹین، ۴۵ گرام کاربوہائیڈریٹ اور ۹ گرام چکنائی ہے۔'),
    records: [{ fields: { ...SOUP, calories: '312', protein: '18', carbs: '45', fat: '9' } }],
  },
  {
    name: 'a sentence in German',
    content: withSentence('Eine Portion hat ca. 312 kcal, 18 g Eiweiß, 45 g Kohlenhydrate und 9 g Fett.'),
    records: [
      {
        fields: { ...SOUP, calories: '312', protein: '18', carbs: '45', fat: '9' },
        doubts: { calories: 'Calories as a rough figure' },
      },
    ],
  },
  {
    name: 'names before their figures, and what comes to it in all',
    content: withSentence('The whole recipe comes to 1240 kcal: protein 62 g, carbs 130 g, fat 48 g in all.'),
    records: [
      {
        fields: { ...SOUP, calories: '1240', protein: '62', carbs: '130', fat: '48' },
        doubts: {
          calories: 'Calories for all of it',
          protein: 'Protein for all of it',
          carbs: 'Carbs for all of it',
          fat: 'Fat for all of it',
        },
      },
    ],
  },
  {
    name: 'a step with grams of food is a step',
    content:
      'Leek soup\n\nIngredients\n2 leeks\n\nMethod\nBoil.\nEach bowl has 20 g protein powder and 5 g fat from the cream on top.',
    records: [
      {
        fields: {
          ...SOUP,
          directions: 'Boil.\nEach bowl has 20 g protein powder and 5 g fat from the cream on top.',
        },
      },
    ],
  },
];
