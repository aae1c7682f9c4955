import { type Source } from './source';

const data = (json: unknown, more = '') =>
  `<!doctype html><html lang="en"><head><title>A page</title>
<script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>
<script>window.shown = true</script><style>.x { color: red }</style></head><body>${more}<p>Read more</p></body></html>`;

/** Pages as browsers save them, and parts of their source. */
export const PAGES: Source[] = [
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
    records: [{ fields: { title: 'Raita', ingredients: 'Yoghurt', directions: 'Whisk.' } }],
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
  {
    name: 'microdata.html',
    content: `<body><article itemscope itemtype="http://schema.org/Recipe">
<h1 itemprop="name">Tomato soup</h1><meta itemprop="recipeCategory" content="Lunch">
<img itemprop="image" src="https://example.com/soup.jpg">
<ul><li itemprop="recipeIngredient">6 tomatoes</li><li itemprop="recipeIngredient">1 onion</li></ul>
<div itemprop="recipeInstructions"><ol><li>Roast.</li><li>Blend.</li></ol></div>
<div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation">
<span itemprop="calories">220 kcal</span>, <span itemprop="proteinContent">7 g</span></div>
<div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ann</span></div>
</article></body>`,
    records: [
      {
        fields: {
          title: 'Tomato soup',
          ingredients: '6 tomatoes\n1 onion',
          directions: 'Roast.\nBlend.',
          calories: '220',
          protein: '7',
        },
        place: ['Lunch'],
      },
    ],
  },
  {
    name: 'microdata of two recipes with older names.html',
    content: `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Omelette</b>
<span itemprop="ingredients">3 eggs</span><p itemprop="recipeInstructions">Whisk.<br>Fry.</p></div>
<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Salad</b>
<span itemprop="ingredients">1 lettuce</span><span itemprop="ingredients">1 lemon</span>
<p itemprop="recipeInstructions">Toss.</p></div>`,
    records: [
      { fields: { title: 'Omelette', ingredients: '3 eggs', directions: 'Whisk.\nFry.' } },
      { fields: { title: 'Salad', ingredients: '1 lettuce\n1 lemon', directions: 'Toss.' } },
    ],
  },
  {
    name: 'a page of text with headings.html',
    content: `<html><head><title>Blog</title></head><body><nav>Home | About</nav>
<h1>Pumpkin curry</h1><p>Dinner · 380 kcal</p><h2>Ingredients</h2><ul><li>1 pumpkin</li><li>200&nbsp;ml coconut milk</li></ul>
<h2>Method</h2><ol><li>Chop.</li><li>Simmer.</li></ol><script>alert(1)</script></body></html>`,
    records: [
      {
        fields: {
          title: 'Pumpkin curry',
          calories: '380',
          ingredients: '1 pumpkin\n200 ml coconut milk',
          directions: 'Chop.\nSimmer.',
        },
        place: ['Dinner'],
      },
    ],
  },
  {
    name: 'a document that was saved as a page, with two recipes.htm',
    content: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p { margin: 0 } --></style></head>
<body lang=EN-GB><div class=WordSection1>
<p class=MsoNormal><b>Aloo gobi<o:p></o:p></b></p><p class=MsoNormal>260 kcal<o:p></o:p></p>
<p class=MsoNormal><b>Ingredients:</b></p><p>1 cauliflower</p><p>2 potatoes</p>
<p><b>Method:</b></p><p>Fry everything.</p>
<p class=MsoNormal>&nbsp;</p>
<p class=MsoNormal><b>Palak paneer</b></p><p class=MsoNormal>340 kcal</p>
<p><b>Ingredients:</b></p><p>200 g paneer</p>
<p><b>Method:</b></p><p>Cook the spinach.</p></div></body></html>`,
    records: [
      {
        fields: {
          title: 'Aloo gobi',
          calories: '260',
          ingredients: '1 cauliflower\n2 potatoes',
          directions: 'Fry everything.',
        },
      },
      {
        fields: {
          title: 'Palak paneer',
          calories: '340',
          ingredients: '200 g paneer',
          directions: 'Cook the spinach.',
        },
      },
    ],
  },
  {
    name: 'a page in Urdu.html',
    content: data({
      '@type': 'Recipe',
      name: 'چکن پلاؤ',
      recipeCategory: 'رات کا کھانا',
      recipeIngredient: ['۵۰۰ گرام چکن', '۲ کپ چاول'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'چاول بھگو دیں۔' }],
      nutrition: { calories: '۴۵۰ کیلوریز' },
    }),
    records: [
      {
        fields: {
          title: 'چکن پلاؤ',
          ingredients: '۵۰۰ گرام چکن\n۲ کپ چاول',
          directions: 'چاول بھگو دیں۔',
          calories: '450',
        },
        place: ['رات کا کھانا'],
      },
    ],
  },
  {
    name: 'the script alone, as it is copied from a source',
    content: `<script type="application/ld+json" id="s">{"@context":"https://schema.org","@type":"Recipe","name":"Hummus",
"recipeIngredient":["1 tin chickpeas","2 tbsp tahini"],"recipeInstructions":"Blend it all.","recipeYield":"6 portions"}</script>`,
    records: [
      {
        fields: {
          title: 'Hummus',
          ingredients: '1 tin chickpeas\n2 tbsp tahini',
          directions: 'Blend it all.',
          note: '6 portions',
        },
      },
    ],
  },
  {
    name: 'a figure with words, one without a number.html',
    content: data({
      '@type': 'Recipe',
      name: 'Broth',
      recipeIngredient: ['Bones'],
      recipeInstructions: 'Simmer for hours.',
      nutrition: { calories: 'approx. 90 kcal', proteinContent: 'high', fatContent: '3 g fat' },
    }),
    records: [
      {
        fields: {
          title: 'Broth',
          ingredients: 'Bones',
          directions: 'Simmer for hours.',
          calories: '90',
          protein: 'high',
          fat: '3',
        },
        doubts: { calories: 'Calories as a rough figure', protein: 'Protein without a figure' },
      },
    ],
  },
  {
    name: 'a page in the signs of Windows.html',
    content: new Uint8Array(
      Buffer.from(
        '<html><body><h1>Cr\xE8me br\xFBl\xE9e</h1><h2>Ingredients</h2><p>\xBD l cream</p><h2>Method</h2><p>Bake at 100\xB0 & slowly.</p></body></html>',
        'latin1',
      ),
    ),
    records: [
      {
        fields: { title: 'Crème brûlée', ingredients: '½ l cream', directions: 'Bake at 100° & slowly.' },
      },
    ],
  },
];
