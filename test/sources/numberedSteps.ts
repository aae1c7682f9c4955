import { type Source } from './source';

const RICE = { title: 'Lemon rice', ingredients: '1 cup rice' };
const withSteps = (steps: string) => `Lemon rice\n\nIngredients\n1 cup rice\n\nMethod\n${steps}`;

/** Numbered steps that begin with a figure, or with a small letter. */
export const NUMBERED_STEPS: Source[] = [
  {
    name: 'a fraction',
    content: withSteps('1. Boil the rice.\n2. Drain it.\n3. ½ cup of the water goes back in.'),
    records: [{ fields: { ...RICE, directions: 'Boil the rice.\nDrain it.\n½ cup of the water goes back in.' } }],
  },
  {
    name: 'minutes, and brackets after the numbers',
    content: withSteps('1) Boil the rice.\n2) 10 minutes later drain it.\n3) 2 minutes before serving, add the lemon.'),
    records: [
      {
        fields: {
          ...RICE,
          directions: 'Boil the rice.\n10 minutes later drain it.\n2 minutes before serving, add the lemon.',
        },
      },
    ],
  },
  {
    name: 'small letters',
    content: withSteps('1. Boil the rice.\n2. Drain it.\n3. let it rest\n4. stir in the lemon'),
    records: [{ fields: { ...RICE, directions: 'Boil the rice.\nDrain it.\nlet it rest\nstir in the lemon' } }],
  },
  {
    name: 'a range after the word for a step',
    content: withSteps('Step 1: Boil the rice.\nStep 2: Drain it.\nStep 3: 2–3 minutes on low heat, and it is done.'),
    records: [
      { fields: { ...RICE, directions: 'Boil the rice.\nDrain it.\n2–3 minutes on low heat, and it is done.' } },
    ],
  },
  {
    name: 'degrees, and a name in quotation marks',
    content: withSteps(
      '1. Boil the rice.\n2. Drain it.\n3. 180 °C for 20 minutes in the oven.\n4. “Tadka” goes on top.',
    ),
    records: [
      {
        fields: {
          ...RICE,
          directions: 'Boil the rice.\nDrain it.\n180 °C for 20 minutes in the oven.\n“Tadka” goes on top.',
        },
      },
    ],
  },
];
