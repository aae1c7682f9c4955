import { type Source } from './source';
import { EXERCISES, HELP, SUPPLEMENTS } from './taken';

/** Lists in which each line is a record. */
export const RECORD_LINES: Source[] = [
  {
    name: 'exercises with their films',
    taken: EXERCISES,
    content: `1. Hip thrust - shoulders on a bench. https://example.org/hip
2) *Side plank (knees)* – stack the hips.
10. Cat-cow: move slowly, 3 x 12 - 15.`,
    records: [
      {
        fields: { title: 'Hip thrust', description: 'shoulders on a bench.' },
        notUnderstood: ['https://example.org/hip'],
      },
      { fields: { title: 'Side plank (knees)', description: 'stack the hips.' } },
      { fields: { title: 'Cat-cow', description: 'move slowly, 3 x 12 - 15.' } },
    ],
  },
  {
    name: 'exercises by days',
    taken: EXERCISES,
    content: `Week 2
Day 1 – Legs

- Squat: chest up
- Lunge: long step

Day 2 - Rest`,
    records: [
      { fields: { title: 'Squat', description: 'chest up' } },
      { fields: { title: 'Lunge', description: 'long step' } },
    ],
  },
  {
    name: 'supplements with their doses',
    taken: SUPPLEMENTS,
    content: `• Zinc – 15 mg daily – www.example.org/zinc
• Omega 3: with a meal`,
    records: [
      { fields: { title: 'Zinc', dosage: '15 mg daily', externalLink: 'www.example.org/zinc' } },
      { fields: { title: 'Omega 3', description: 'with a meal' } },
    ],
  },
  {
    name: 'help in lines',
    taken: HELP,
    content: `1. Signing in - enter the code. https://example.org/in
2. Signing out - press your name.`,
    records: [
      { fields: { title: 'Signing in', description: 'enter the code.', media: 'https://example.org/in' } },
      { fields: { title: 'Signing out', description: 'press your name.' } },
    ],
  },
  {
    name: 'sentences with dashes are no list',
    taken: EXERCISES,
    content: `Plank
Keep it - as long as you can. Breathe.
Ten times.`,
    records: [
      {
        fields: { title: 'Plank', description: 'Keep it - as long as you can. Breathe.\nTen times.' },
        doubts: { description: 'Description without a heading' },
      },
    ],
  },
];
