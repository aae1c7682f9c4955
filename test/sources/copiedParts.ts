import { type Source } from './source';

const INGREDIENTS = '200 g carrots\n1 cup oats\n2 eggs';
const STEPS = 'Grate the carrots.\nBake it all for 20 minutes.';
const FIELDS = { title: 'Baked oats and carrots', ingredients: INGREDIENTS, directions: STEPS };

const copied = (ingredients = INGREDIENTS, steps = STEPS) =>
  `Baked oats and carrots\nIngredients\n${ingredients}\nMethod\n${steps}`;

/** What stands among the ingredients and the steps of pages. */
export const COPIED_PARTS: Source[] = [
  {
    name: 'tips among the steps, with more of these below',
    content: copied(
      INGREDIENTS,
      'Grate the carrots.\nTip: peel them first.\nMake ahead – soak the oats overnight.\nBake it all for 20 minutes.',
    ),
    records: [
      {
        fields: {
          ...FIELDS,
          directions:
            'Grate the carrots.\nTip: peel them first.\nMake ahead – soak the oats overnight.\nBake it all for 20 minutes.',
        },
      },
    ],
  },
  {
    name: 'a tip below the last step',
    content: copied(INGREDIENTS, `${STEPS}\nTip: peel the carrots first.`),
    records: [{ fields: { ...FIELDS, note: 'peel the carrots first.' } }],
  },
  {
    name: 'a list for the shop between the ingredients and numbered steps',
    content: copied(`${INGREDIENTS}\nShopping list`, '1\nGrate the carrots.\n2\nBake it all for 20 minutes.'),
    records: [{ fields: FIELDS }],
  },
  {
    name: 'numbers of the parts of a page, no counts of ingredients',
    content: `Baked oats and carrots\n3\nAnn Baker\n4\n${copied().slice(copied().indexOf('Ingredients'))}`,
    records: [{ fields: FIELDS, notUnderstood: ['3', 'Ann Baker'] }],
  },
  {
    name: 'many words after the steps that the page keeps of them',
    content: copied(
      INGREDIENTS,
      `${STEPS}\nKeywords: baked oats, carrots for breakfast, oats in the oven, soft squares for children, snack`,
    ),
    records: [
      {
        fields: FIELDS,
        notUnderstood: [
          'Keywords: baked oats, carrots for breakfast, oats in the oven, soft squares for children, snack',
        ],
      },
    ],
  },
  {
    name: 'a head over several kinds of notes',
    content: copied(INGREDIENTS, `${STEPS}\nNotes, swaps, and storage\nUse pears in winter.`),
    records: [{ fields: FIELDS, notUnderstood: ['Notes, swaps, and storage', 'Use pears in winter.'] }],
  },
  {
    name: 'ingredients again under a step, in other units as well',
    content: copied(
      INGREDIENTS,
      'Grate the carrots.\n200 g (7 oz) carrots,1 cup (90 g) oats\nBake it all for 20 minutes.',
    ),
    records: [{ fields: FIELDS }],
  },
  {
    name: 'other recipes between the lists',
    content: copied(`${INGREDIENTS}\nRelated recipes\nPear Crumble\nPlum Squares`),
    records: [{ fields: FIELDS }],
  },
  {
    name: 'steps of two parts, each counted from one',
    content: copied(
      INGREDIENTS,
      'For the base\nStep 1\nGrate the carrots.\nStep 2\nMix them with the oats.\nFor the top\nStep 1\nBeat the eggs.\nStir in a spoon of honey.\nPour them over it.\nStep 2\nBake it all for 20 minutes.',
    ),
    records: [
      {
        fields: {
          ...FIELDS,
          directions:
            'For the base\nGrate the carrots.\nMix them with the oats.\nFor the top\nBeat the eggs.\nStir in a spoon of honey.\nPour them over it.\nBake it all for 20 minutes.',
        },
      },
    ],
  },
  {
    name: 'a form that asks for a name',
    content: `Baked oats and carrots\nSend it to yourself\nName\nEmail *\n${copied().slice(copied().indexOf('Ingredients'))}`,
    records: [{ fields: FIELDS, notUnderstood: ['Send it to yourself', 'Name'] }],
  },
  {
    name: 'rules in front of the lists',
    content: `Baked oats and carrots\nA soft bake.\n---\nEvening: soak the oats.\n---\n${copied().slice(copied().indexOf('Ingredients'))}`,
    records: [{ fields: FIELDS, notUnderstood: ['A soft bake.', 'Evening: soak the oats.'] }],
  },
  {
    name: 'a bare number below steps that have no head',
    content: `Baked oats and carrots\n${INGREDIENTS}\n1- Grate the carrots.\n2- Bake it all for 20 minutes.\n24`,
    records: [
      {
        fields: FIELDS,
        doubts: { ingredients: 'Ingredients without a heading', directions: 'Cooking steps without a heading' },
      },
    ],
  },
  {
    name: 'buttons that are glued together, and a list for the shop in another language',
    content: copied(`US CustomaryMetric\n${INGREDIENTS}\nFøj til indkøbsseddel`),
    records: [{ fields: FIELDS }],
  },
  {
    name: 'what the owner of a page says of it, below the steps',
    content: copied(INGREDIENTS, `${STEPS}\nAll texts and photos here are copyright protected.\nWrite to me first.`),
    records: [{ fields: FIELDS }],
  },
  {
    name: 'who wrote the recipe is no dietitian',
    content: copied(INGREDIENTS, `${STEPS}\nThe baker is not a registered dietitian, and all figures are rough.`),
    records: [{ fields: FIELDS }],
  },
  {
    name: 'a figure that was mixed up with another',
    content: copied(INGREDIENTS, `${STEPS}\nNutrition\nCalories: 441 kcal\nProtein: 5 g\nCarbs: 441 g\nFat: 38 g`),
    records: [
      {
        fields: { ...FIELDS, calories: '441', protein: '5', carbs: '441', fat: '38' },
        doubts: {
          calories: 'Calories at odds with the other figures',
          protein: 'Protein at odds with the other figures',
          carbs: 'Carbs at odds with the other figures',
          fat: 'Fat at odds with the other figures',
        },
      },
    ],
  },
  {
    name: 'energy that is of alcohol',
    content: copied(INGREDIENTS, `${STEPS}\nNutrition\nCalories: 350 kcal\nProtein: 1 g\nCarbs: 36 g\nFat: 1 g`),
    records: [{ fields: { ...FIELDS, calories: '350', protein: '1', carbs: '36', fat: '1' } }],
  },
  {
    name: 'columns for 100 g and for a serving, with figures that differ',
    content: copied(INGREDIENTS, `${STEPS}\nNutrition\nEnergy\t154 kcal\t385 kcal`),
    records: [
      {
        fields: { ...FIELDS, calories: '154' },
        doubts: { calories: 'Calories beside another figure' },
        notUnderstood: ['385 kcal'],
      },
    ],
  },
  {
    name: 'exchanges, which are no grams',
    content: copied(INGREDIENTS, `${STEPS}\nNutrition\nCalories: 350 kcal\nDietary exchanges\nVegetable\n1\nFat\n7`),
    records: [{ fields: { ...FIELDS, calories: '350' } }],
  },
];
