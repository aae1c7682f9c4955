import { type Source } from './source';
import { SUPPLEMENTS } from './taken';

/** Tables of other programs, and of people who write Markdown. */
export const OTHER_TABLES: Source[] = [
  {
    name: 'a table of Markdown, with words beside it',
    content: `Here are two lunches:

| Dish | Calories | Ingredients | Steps |
| --- | :-: | --- | --- |
| *Rice \\| Peas* | 310 | 1 cup rice<br/>½ cup peas | Boil<br>Serve |
| Slaw | 95 | ¼ cabbage | Shred |

Enjoy!`,
    notes: ['What stands beside the table is not read: “Here are two lunches: Enjoy!”'],
    records: [
      {
        fields: {
          title: 'Rice | Peas',
          calories: '310',
          ingredients: '1 cup rice\n½ cup peas',
          directions: 'Boil\nServe',
        },
      },
      { fields: { title: 'Slaw', calories: '95', ingredients: '¼ cabbage', directions: 'Shred' } },
    ],
  },
  {
    name: 'supplements in a table of Markdown',
    taken: SUPPLEMENTS,
    content: 'Supplement|Dose|Why\n:--|--|--:\n**Zinc**|15 mg|Skin\n',
    records: [{ fields: { title: 'Zinc', dosage: '15 mg', description: 'Skin' } }],
  },
  {
    name: 'figures in a table of Markdown, within a text',
    content:
      'Pea soup\n\nIngredients\n200 g peas\n\nMethod\nBoil.\n\nNutrition\n| Calories | Protein |\n|---|---|\n| 210 | 12 g |',
    records: [
      {
        fields: { title: 'Pea soup', ingredients: '200 g peas', directions: 'Boil.', calories: '210', protein: '12' },
      },
    ],
  },
  {
    name: 'a recipe beside its title, amounts in one cell, times and portions.csv',
    content: `title,recipe,ingredients,nutrition,Cooking time (min),Portions,Cost
Egg wrap,"Whisk.
Bake.",2 eggs,"Calories 180, protein 13 g, carbs 2 g, fat 12 g",12,2,low`,
    records: [
      {
        fields: {
          title: 'Egg wrap',
          ingredients: '2 eggs',
          directions: 'Whisk.\nBake.',
          calories: '180',
          protein: '13',
          carbs: '2',
          fat: '12',
          note: 'Cooking time (min): 12\nPortions: 2',
        },
        notUnderstood: ['Cost: low'],
      },
    ],
  },
  {
    name: 'products, with figures for 100 g.tsv',
    content: 'product_name\tenergy_100g\tproteins_100g\tingredients_text\nNut bar\t455 kcal\t12\tnuts, honey\n',
    records: [
      {
        fields: { title: 'Nut bar', calories: '455', protein: '12', ingredients: 'nuts, honey' },
        doubts: { calories: 'Calories for 100 g', protein: 'Protein for 100 g' },
      },
    ],
  },
  {
    name: 'rows without a name.csv',
    content: 'Title,Category,Calories,Ingredients\nSoup,Lunch,90,1 leek\n\u200B,Lunch,120,\n,,,1 onion\n,Dinner,,\n',
    notes: ['2 rows without a name and without lists: no recipe. “Lunch, 120”'],
    records: [
      { fields: { title: 'Soup', calories: '90', ingredients: '1 leek' }, place: ['Lunch'] },
      { fields: { ingredients: '1 onion' } },
    ],
  },
  {
    name: 'one recipe, its labels below one another.csv',
    content: 'Name;Okra stew\nPortions;3\nIngredients;Qty\nokra;300 g\nsalt;\nSteps;\n1. Fry.;\n2. Stew.;\nkcal;140\n',
    records: [
      {
        fields: {
          title: 'Okra stew',
          ingredients: '300 g okra\nsalt',
          directions: 'Fry.\nStew.',
          calories: '140',
          note: 'Portions: 3',
        },
      },
    ],
  },
];
