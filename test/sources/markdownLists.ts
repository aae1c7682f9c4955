import { type Source } from './source';

const PEAS = { title: 'Pea soup', ingredients: '200 g peas', directions: 'Boil.' };
const FIGURES = { calories: '210', protein: '12', carbs: '30', fat: '5' };
const withTable = (table: string) => `# Pea soup\n\n## Ingredients\n- 200 g peas\n\n## Method\n1. Boil.\n\n${table}`;

/** Tables of Markdown that are a part of one record. */
export const MARKDOWN_LISTS: Source[] = [
  {
    name: 'figures below their names',
    content: withTable(
      '## Nutrition\n| Calories | Protein | Carbs | Fat |\n|---|---|---|---|\n| 210 kcal | 12 g | 30 g | 5 g |',
    ),
    records: [{ fields: { ...PEAS, ...FIGURES } }],
  },
  {
    name: 'figures beside their names, in bold',
    content: withTable(
      '**Nutrition (per serving)**\n\n| Nutrient | Amount |\n|:---|---:|\n| **Calories** | 210 kcal |\n| **Protein** | 12 g |\n| Carbs | 30 g |\n| – of which sugars | 4 g |\n| Fat | 5 g |',
    ),
    records: [{ fields: { ...PEAS, ...FIGURES }, notUnderstood: ['of which sugars: 4 g'] }],
  },
  {
    name: 'a serving in the first column, and the whole below it',
    content: withTable(
      '|  | Calories | Protein | Carbs | Fat |\n|---|---|---|---|---|\n| Per serving | 210 | 12 g | 30 g | 5 g |\n| Whole recipe | 420 | 24 g | 60 g | 10 g |',
    ),
    records: [{ fields: { ...PEAS, ...FIGURES } }],
  },
  {
    name: 'ingredients with their amounts behind them',
    content:
      '**Pea soup**\n\n**Ingredients**\n\n| Ingredient | Amount |\n|---|---|\n| Peas | 200 g |\n| Leek, sliced | 1 |\n| Salt | to taste |\n\n**Instructions**\n\n1. Boil.',
    records: [
      { fields: { title: 'Pea soup', ingredients: '200 g Peas\n1 Leek, sliced\nSalt to taste', directions: 'Boil.' } },
    ],
  },
  {
    name: 'steps with their numbers',
    content:
      '# Pea soup\n\n## Ingredients\n- 200 g peas\n- 1 leek\n\n## Method\n| Step | What to do |\n|---|---|\n| 1 | Boil the peas. |\n| 2 | Add the leek. |\n\n| Calories | Protein |\n|---|---|\n| 210 | 12 g |',
    records: [
      {
        fields: {
          title: 'Pea soup',
          ingredients: '200 g peas\n1 leek',
          directions: 'Boil the peas.\nAdd the leek.',
          calories: '210',
          protein: '12',
        },
      },
    ],
  },
];
