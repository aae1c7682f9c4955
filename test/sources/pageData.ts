import { type Source } from './source';

const data = (json: unknown, more = '') =>
  `<!doctype html><html lang="en"><head><title>A page</title>
<script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>
<script>window.shown = true</script><style>.x { color: red }</style></head><body>${more}<p>Read more</p></body></html>`;

/** Pages with data of schema.org, as browsers save them. */
export const PAGE_DATA: Source[] = [
  {
    name: 'a recipe in a graph, steps in sections.html',
    content: data({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'Kitchen' },
        {
          '@type': ['Recipe', 'NewsArticle'],
          name: 'Masoor dal &amp; spinach',
          image: ['https://example.com/dal.jpg'],
          recipeCategory: 'Dinner',
          recipeYield: ['4', '4 servings'],
          totalTime: 'PT1H5M',
          recipeIngredient: ['200&nbsp;g red lentils', '&frac12; onion', '<b>150 g</b> spinach'],
          recipeInstructions: [
            {
              '@type': 'HowToSection',
              name: 'The dal',
              itemListElement: [
                { '@type': 'HowToStep', text: '<p>Rinse.</p><p>Boil.</p>' },
                { '@type': 'HowToStep', text: 'Stir.' },
              ],
            },
            { '@type': 'HowToStep', name: 'Serve', text: 'Serve with &lt;love&gt;.' },
          ],
          nutrition: {
            '@type': 'NutritionInformation',
            calories: '340 calories',
            proteinContent: '19 g',
            carbohydrateContent: '47g',
            fatContent: '8 grams',
          },
        },
      ],
    }),
    records: [
      {
        fields: {
          title: 'Masoor dal & spinach',
          ingredients: '200 g red lentils\n½ onion\n150 g spinach',
          directions: 'The dal:\nRinse.\nBoil.\nStir.\nServe with <love>.',
          calories: '340',
          protein: '19',
          carbs: '47',
          fat: '8',
          note: '4 servings\nTotal time 1 h 5 min',
        },
        place: ['Dinner'],
      },
    ],
  },
  {
    name: 'a list of recipes, plain strings, kilojoules.html',
    content: data([
      {
        '@type': 'Recipe',
        name: 'Porridge',
        recipeIngredient: ['50 g oats', '200 ml milk'],
        recipeInstructions: ['Boil.', 'Stir.'],
        nutrition: { calories: '1130 kJ' },
        recipeCategory: ['Vegetarian', 'Breakfast'],
      },
      {
        '@type': 'http://schema.org/Recipe',
        name: 'Toast',
        ingredients: '2 slices of bread',
        recipeInstructions: '1. Toast the bread. 2. Butter it.',
        nutrition: { calories: '200-250 kcal' },
        recipeCategory: ['Lunch', 'Soups'],
      },
    ]),
    records: [
      {
        fields: {
          title: 'Porridge',
          ingredients: '50 g oats\n200 ml milk',
          directions: 'Boil.\nStir.',
          calories: '270',
        },
        place: ['Breakfast'],
        doubts: { calories: 'Calories from kJ' },
      },
      {
        fields: {
          title: 'Toast',
          ingredients: '2 slices of bread',
          directions: 'Toast the bread.\nButter it.',
          calories: '200–250',
        },
        place: ['Lunch', 'Soups'],
        doubts: { calories: 'Calories as a range' },
      },
    ],
  },
  {
    name: 'data between marks of comments, with line breaks in a text and a comma too many.html',
    content: data(`<!--
{ "@context": "https://schema.org", "@type": "Recipe", "name": "Lemon
rice", "recipeIngredient": ["1 lemon", "200 g rice",], "recipeInstructions": "Boil the rice.", }
-->`),
    records: [
      {
        fields: { title: 'Lemon rice', ingredients: '1 lemon\n200 g rice', directions: 'Boil the rice.' },
      },
    ],
  },
  {
    name: 'a recipe as the main entity of another thing.htm',
    content: data({
      '@type': 'WebPage',
      mainEntity: {
        '@type': 'Recipe',
        name: 'Khichdi',
        description: 'Soft rice &amp; lentils.',
        prepTime: 'PT10M',
        cookTime: 'PT30M',
        recipeYield: 2,
        recipeIngredient: ['1 cup rice', '½ cup lentils'],
        recipeInstructions: { '@type': 'ItemList', itemListElement: [{ '@type': 'HowToStep', name: 'Cook it all.' }] },
        nutrition: { '@type': 'NutritionInformation', calories: 310, fatContent: 5 },
        recipeCategory: 'Dinner, Main dish',
      },
    }),
    records: [
      {
        fields: {
          title: 'Khichdi',
          ingredients: '1 cup rice\n½ cup lentils',
          directions: 'Cook it all.',
          calories: '310',
          fat: '5',
          note: 'Soft rice & lentils.\nServes 2\nPreparation 10 min\nCooking 30 min',
        },
        place: ['Dinner'],
      },
    ],
  },
  {
    name: 'two scripts of data, one of them broken.html',
    content: `<script type='application/ld+json'>{"@type": "Recipe", "name": }</script>
<script type="application/ld+json" class="y">{"@type": "Recipe", "name": "Raita", "recipeIngredient": ["Yoghurt"], "recipeInstructions": "Whisk."}</script>`,
    records: [
      {
        fields: { title: 'Raita', ingredients: 'Yoghurt', directions: 'Whisk.' },
        doubts: { ingredients: 'Ingredients without amounts' },
      },
    ],
  },
  {
    name: 'markup that was escaped twice.html',
    content: data({
      '@type': 'Recipe',
      name: 'Mac &amp;amp; cheese',
      recipeIngredient: ['200 g macaroni', 'Salt &amp; pepper'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil&nbsp;&amp; bake at 200&deg;C' }],
    }),
    records: [
      {
        fields: {
          title: 'Mac & cheese',
          ingredients: '200 g macaroni\nSalt & pepper',
          directions: 'Boil & bake at 200°C',
        },
      },
    ],
  },
];
