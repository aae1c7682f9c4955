import { type Source } from './source';

const data = (json: unknown, more = '') =>
  `<!doctype html><html lang="en"><head><title>A page</title>
<script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>
<script>window.shown = true</script><style>.x { color: red }</style></head><body>${more}<p>Read more</p></body></html>`;

/** Pages with microdata or with text alone, and parts of their source. */
export const PAGES: Source[] = [
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
          fat: '3',
        },
        doubts: {
          ingredients: 'Ingredients without amounts',
          calories: 'Calories as a rough figure',
          protein: 'Protein without a figure',
        },
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
