import { gzipSync } from 'node:zlib';
import { zipOf } from './json';
import { type Source } from './source';

const PAPRIKA = {
  uid: 'A-1',
  name: 'Jeera rice',
  ingredients: '1 cup rice\n\nTemper:\n1 tsp jeera',
  directions: '1. Boil.\n2. Temper.',
  notes: 'Keeps for a day.',
  nutritional_info: 'Per serving: 210 kcal\nProtein: 4g\nSodium: 12 mg',
  servings: '2',
  prep_time: '5 mins',
  categories: ['Quick', 'Lunch'],
  photo_data: 'A'.repeat(9000),
  photos: [],
  rating: 4,
};

const RICE = {
  fields: {
    title: 'Jeera rice',
    ingredients: '1 cup rice\nTemper:\n1 tsp jeera',
    directions: 'Boil.\nTemper.',
    calories: '210',
    protein: '4',
    note: 'Keeps for a day.\nServes 2\nPreparation 5 mins',
  },
  place: ['Lunch'],
  notUnderstood: ['Sodium: 12 mg'],
};

const gzipped = (value: unknown) => new Uint8Array(gzipSync(JSON.stringify(value)));

const MEALIE = {
  name: 'Jeera rice',
  slug: 'jeera-rice',
  recipe_category: [{ name: 'Lunch', slug: 'lunch' }],
  recipe_yield: '2 plates',
  prep_time: null,
  recipe_ingredient: [
    { title: 'Base', note: '1 cup rice', unit: null, food: null, disable_amount: true, quantity: 1 },
    {
      title: null,
      note: 'whole',
      unit: { name: 'tsp' },
      food: { name: 'jeera' },
      disable_amount: false,
      quantity: 1.5,
    },
  ],
  recipe_instructions: [
    { title: '', text: 'Boil.' },
    { title: '', text: 'Temper.' },
  ],
  nutrition: { calories: '210', protein_content: '4', fat_content: null },
  notes: [],
};

const COPIED = `<html><head><meta name="copymethat_class_id_version" content="2"></head><body>
<div class = "recipe"><div id = "name">
  Jeera rice
</div><div id="link">Adapted from <a id="original_link" href="https://example.org/rice">https://example.org/rice</a></div>
<div id="categories"><span class="recipeCategory">Tags: </span><span class="recipeCategory">lunch</span></div>
<div id="extra_info"><span id="made_this">I made this.</span> <span id="rating">Rated <span id="ratingValue">4/5</span></span></div>
<div id="servings">Servings: <a id="recipeYield">2</a></div>
<div id="recipeIngredient_header">Ingredients</div><ul id="recipeIngredients"><li class="recipeIngredient">1 cup rice</li>
<li class="recipeIngredient_spacer"></li><li class="recipeIngredient_subheader">Temper</li><li class="recipeIngredient">1 tsp jeera</li></ul>
<div id="recipeInstructions_header">Steps</div><ol id="recipeInstructions"><li class="instruction" value="1">Boil.</li>
<li class="instruction_subheader">Later</li><li class="instruction">Temper.</li></ol>
<div id="recipeNotes_header">Notes</div><ul id="recipeNotes"><li class="recipeNote">Serve hot.</li></ul></div>
<div class="recipe"><div id="name">Raita</div><ul id="recipeIngredients"><li class="recipeIngredient">1 cup yoghurt</li></ul>
<ol id="recipeInstructions"><li class="instruction">Whisk.</li></ol></div></body></html>`;

const KEPT = `<body><div class="recipe-details"><h2 itemprop="name">Jeera rice</h2><div>Courses: <span itemprop="recipeCourse">Lunch</span></div>
<div>Serving size: <span itemprop="recipeYield">2 plates</span></div><div>Cooking time: <span>12 mins</span><meta content="PT12M" itemprop="cookTime"></div>
<div itemprop="recipeIngredients"><p>1 cup rice</p><p>1 tsp jeera</p></div><div itemprop="recipeDirections"><p>1. Boil.</p><p>2. Temper.</p></div>
<meta content="210" itemprop="recipeNutCalories"><meta content="4" itemprop="recipeNutProtein"></div></body>`;

/** What programs for recipes leave behind, packed, in pages and in tables. */
export const PROGRAM_FILES: Source[] = [
  {
    name: 'Paprika.paprikarecipes',
    content: zipOf({ 'Jeera rice.paprikarecipe': gzipped(PAPRIKA), '½ rice.paprikarecipe': gzipped(PAPRIKA) }, false),
    records: [RICE, RICE],
  },
  { name: 'Paprika, one recipe.paprikarecipe', content: gzipped(PAPRIKA), records: [RICE] },
  {
    name: 'Mela.melarecipe',
    content: JSON.stringify({
      id: 'm-1',
      title: 'Jeera rice',
      text: 'For guests',
      images: [],
      categories: [],
      yield: '2',
      prepTime: '5 min',
      ingredients: '# Base\n1 cup rice\n# Temper\n1 tsp jeera',
      instructions: 'Boil.\nTemper.',
      nutrition: 'Calories: 210\nProtein: 4 g',
    }),
    records: [
      {
        fields: {
          title: 'Jeera rice',
          ingredients: 'Base:\n1 cup rice\nTemper:\n1 tsp jeera',
          directions: 'Boil.\nTemper.',
          calories: '210',
          protein: '4',
          note: 'For guests\nServes 2\nPreparation 5 min',
        },
      },
    ],
  },
  {
    name: 'Mealie, as it names its keys.zip',
    content: zipOf({
      'x/recipes/jeera-rice/jeera-rice.json': JSON.stringify(MEALIE),
      '__MACOSX/x/._jeera-rice.json': '\0',
    }),
    records: [
      {
        fields: {
          title: 'Jeera rice',
          ingredients: 'Base:\n1 cup rice\n1.5 tsp jeera, whole',
          directions: 'Boil.\nTemper.',
          calories: '210',
          protein: '4',
          note: '2 plates',
        },
        place: ['Lunch'],
      },
    ],
  },
  {
    name: 'Copy Me That.zip',
    content: zipOf({ 'recipes.html': COPIED }),
    records: [
      {
        fields: {
          title: 'Jeera rice',
          ingredients: '1 cup rice\nTemper:\n1 tsp jeera',
          directions: 'Boil.\nLater:\nTemper.',
          note: 'Serve hot.\nServes 2',
        },
        place: ['Lunch'],
      },
      { fields: { title: 'Raita', ingredients: '1 cup yoghurt', directions: 'Whisk.' } },
    ],
  },
  {
    name: 'Recipe Keeper.html',
    content: KEPT,
    records: [
      {
        fields: {
          title: 'Jeera rice',
          ingredients: '1 cup rice\n1 tsp jeera',
          directions: 'Boil.\nTemper.',
          calories: '210',
          protein: '4',
          note: '2 plates\nCooking 12 min',
        },
        place: ['Lunch'],
      },
    ],
  },
];
