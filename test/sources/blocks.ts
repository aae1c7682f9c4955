import { type Source } from './source';
import { EXERCISES, HELP, SUPPLEMENTS } from './taken';

const isGuess = { description: 'Description without a heading' };

/** Blocks of lines that are records: names or questions, and what is said below them. */
export const BLOCKS: Source[] = [
  {
    name: 'supplements with their doses, and sentences that have no head',
    taken: SUPPLEMENTS,
    content: `**Zinc picolinate**
Dose: 15 mg with supper
For the skin. Not with iron.

**Ashwagandha**
Dosage – half a tablet
Folder: Vitamins
In weeks of much stress.
https://example.org/ashwagandha`,
    records: [
      {
        fields: {
          title: 'Zinc picolinate',
          dosage: '15 mg with supper',
          description: 'For the skin. Not with iron.',
        },
        doubts: isGuess,
      },
      {
        fields: {
          title: 'Ashwagandha',
          dosage: 'half a tablet',
          description: 'In weeks of much stress.',
          externalLink: 'https://example.org/ashwagandha',
        },
        place: ['Vitamins'],
        doubts: isGuess,
      },
    ],
  },
  {
    name: 'questions with letters before them, one without',
    taken: HELP,
    content: `Q: Where do I find my diary?
A: On the first screen.
www.example.org/diary
Press its name.

Who reads it?
Your coach alone.`,
    records: [
      {
        fields: {
          title: 'Where do I find my diary?',
          description: 'On the first screen.\nPress its name.',
          media: 'www.example.org/diary',
        },
      },
      { fields: { title: 'Who reads it?', description: 'Your coach alone.' }, doubts: isGuess },
    ],
  },
  {
    name: 'questions with numbers, an answer of two paragraphs',
    taken: HELP,
    content: `1. How do I pay?
By card.

Cash is not taken.

2) کیا میں رقم واپس لے سکتی ہوں؟
جی ہاں، سات دن میں۔`,
    records: [
      { fields: { title: 'How do I pay?', description: 'By card.\nCash is not taken.' }, doubts: isGuess },
      { fields: { title: 'کیا میں رقم واپس لے سکتی ہوں؟', description: 'جی ہاں، سات دن میں۔' }, doubts: isGuess },
    ],
  },
  {
    name: 'a question within a description',
    taken: EXERCISES,
    content: `Wall sit
Description: Lean on the wall.

Too easy?
Lift one foot.`,
    records: [{ fields: { title: 'Wall sit', description: 'Lean on the wall.\nToo easy?\nLift one foot.' } }],
  },
  {
    name: 'doses in lines, in two languages',
    taken: SUPPLEMENTS,
    content: `1. آئرن – دن میں دو بار، کھانے کے بعد
2. زنک – روزانہ ۱۵ ملی گرام
3. Magnesium – one tablet, twice on training days
4. Turmeric – take it daily. It stains.`,
    records: [
      { fields: { title: 'آئرن', dosage: 'دن میں دو بار، کھانے کے بعد' } },
      { fields: { title: 'زنک', dosage: 'روزانہ ۱۵ ملی گرام' } },
      { fields: { title: 'Magnesium', dosage: 'one tablet, twice on training days' } },
      { fields: { title: 'Turmeric', description: 'take it daily. It stains.' } },
    ],
  },
];
