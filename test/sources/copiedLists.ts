import { type Source } from './source';

const INGREDIENTS = '200 g carrots\n1 cup oats\n2 eggs';
const STEPS = 'Grate the carrots.\nBake it all for 20 minutes.';
const FIELDS = { title: 'Baked oats and carrots', ingredients: INGREDIENTS, directions: STEPS };

/** Lists of one recipe that look as if there were two of it, as pages have them. */
export const COPIED_LISTS: Source[] = [
  {
    name: 'a head of ingredients among the links, with none below',
    content: `Baked oats and carrots
Go down to ingredients
Ingredients
These squares were the very first thing that we baked in the new kitchen.
Ingredients
${INGREDIENTS}
Method
${STEPS}`,
    records: [
      {
        fields: FIELDS,
        notUnderstood: [
          'Go down to ingredients',
          'These squares were the very first thing that we baked in the new kitchen.',
        ],
      },
    ],
  },
  {
    name: 'the ingredients twice: as a list for the shop, and above the steps',
    content: `Baked oats and carrots
Ingredients
${INGREDIENTS}

Ready to bake
Ingredients
${INGREDIENTS}
Method
${STEPS}`,
    records: [{ fields: FIELDS, notUnderstood: ['Ready to bake'] }],
  },
  {
    name: 'the ingredients once more below the steps',
    content: `Baked oats and carrots
Ingredients
${INGREDIENTS}
Method
${STEPS}

To take along
Ingredients
${INGREDIENTS}`,
    records: [{ fields: FIELDS, notUnderstood: ['To take along'] }],
  },
  {
    name: 'a sentence that begins with the word recipe, below the steps',
    content: `Baked oats and carrots
Ingredients
${INGREDIENTS}
Method
${STEPS}
Notes
They keep for a week.
Recipe serves 1 generously or makes 2 small ones.`,
    records: [
      { fields: { ...FIELDS, note: 'They keep for a week.\nRecipe serves 1 generously or makes 2 small ones.' } },
    ],
  },
  {
    name: 'the word recipe over the steps',
    content: `Baked oats and carrots
Ingredients
${INGREDIENTS}
Recipe
${STEPS}`,
    records: [{ fields: FIELDS }],
  },
  {
    name: 'energy for a serving above amounts in lines of their own',
    content: `Baked oats and carrots
Cal/Serv:
222
Ingredients
200 g
carrots
100 g
oats
Method
${STEPS}`,
    records: [{ fields: { ...FIELDS, ingredients: '200 g carrots\n100 g oats' }, notUnderstood: ['Cal/Serv: 222'] }],
  },
  {
    name: 'tips, a note and keywords below the steps',
    content: `Baked oats and carrots
Ingredients
${INGREDIENTS}
Method
${STEPS}
Tips from the Test Kitchen
Use a sharp knife.
Keywords: oats, carrots`,
    records: [
      {
        fields: FIELDS,
        notUnderstood: ['Tips from the Test Kitchen', 'Use a sharp knife.', 'Keywords: oats, carrots'],
      },
    ],
  },
  {
    name: 'a sentence about tips is a step',
    content: `Baked oats and carrots
Ingredients
${INGREDIENTS}
Method
${STEPS}
Trim the tips.`,
    records: [{ fields: { ...FIELDS, directions: `${STEPS}\nTrim the tips.` } }],
  },
  {
    name: 'a note right below the head of the steps',
    content: `Baked oats and carrots
Ingredients
${INGREDIENTS}
Method
Note: read all of it first.
${STEPS}`,
    records: [{ fields: { ...FIELDS, directions: `Note: read all of it first.\n${STEPS}` } }],
  },
  {
    name: 'heads in Chinese',
    content: `胡萝卜燕麦饼
用料
200 g 胡萝卜
2 个 鸡蛋
做法
把胡萝卜擦碎。
烤20分钟。`,
    records: [
      {
        fields: {
          title: '胡萝卜燕麦饼',
          ingredients: '200 g 胡萝卜\n2 个 鸡蛋',
          directions: '把胡萝卜擦碎。\n烤20分钟。',
        },
      },
    ],
  },
];
