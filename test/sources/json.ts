import { crc32, deflateRawSync } from 'node:zlib';
import { type Source } from './source';
import { SUPPLEMENTS } from './taken';

/** A ZIP archive of these files, packed where `isPacked`. */
export function zipOf(files: Record<string, string | Uint8Array>, isPacked = true): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const data = isPacked ? deflateRawSync(bytes) : bytes;
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(0x800, 2);
    head.writeUInt16LE(isPacked ? 8 : 0, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), data);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, end, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end]));
}

const TANDOOR = {
  name: 'Chana masala',
  description: 'For cold days',
  steps: [
    {
      name: '',
      instruction: 'Soak the chickpeas.',
      ingredients: [
        { food: { name: 'chickpeas' }, unit: { name: 'g' }, amount: 250, note: 'dried' },
        { food: { name: 'salt' }, unit: null, amount: 0, note: '' },
      ],
    },
    {
      name: 'Masala',
      instruction: 'Fry the onions.',
      ingredients: [{ food: { name: 'onions' }, unit: null, amount: 2 }],
    },
  ],
  servings: 3,
  nutrition: { calories: '380', carbohydrates: 50, fats: 9, proteins: 16 },
};

/** JSON, as programs export it. */
export const JSONS: Source[] = [
  {
    name: 'one of schema.org.json',
    content: JSON.stringify({
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      name: 'Lentil salad',
      recipeIngredient: ['200 g lentils'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Mix &amp; serve.' }],
      nutrition: { calories: '290 kcal', fatContent: '9 g' },
    }),
    records: [
      {
        fields: {
          title: 'Lentil salad',
          ingredients: '200 g lentils',
          directions: 'Mix & serve.',
          calories: '290',
          fat: '9',
        },
      },
    ],
  },
  {
    name: 'Mealie.json',
    content: JSON.stringify({
      name: 'Shakshuka',
      recipeYield: '2 servings',
      recipeCategory: [{ name: 'Breakfast', slug: 'breakfast' }],
      recipeIngredient: [
        { quantity: 3, unit: null, food: { name: 'eggs' }, note: '', display: '3 eggs' },
        { quantity: 1, unit: { name: 'tin' }, food: { name: 'tomatoes' }, note: 'chopped' },
      ],
      recipeInstructions: [
        { title: '', text: 'Simmer the tomatoes.' },
        { title: '', text: 'Add the eggs.' },
      ],
      nutrition: { calories: '320', proteinContent: '18', carbohydrateContent: null, fatContent: '20' },
      notes: [{ title: 'Bread', text: 'Serve with bread.' }],
    }),
    records: [
      {
        fields: {
          title: 'Shakshuka',
          ingredients: '3 eggs\n1 tin tomatoes, chopped',
          directions: 'Simmer the tomatoes.\nAdd the eggs.',
          calories: '320',
          protein: '18',
          fat: '20',
          note: 'Bread:\nServe with bread.\n2 servings',
        },
        place: ['Breakfast'],
      },
    ],
  },
  {
    name: 'an archive of Tandoor.zip',
    content: zipOf(
      { 'recipe_1.zip': zipOf({ 'recipe.json': JSON.stringify(TANDOOR), 'image.jpg': 'no picture' }) },
      false,
    ),
    records: [
      {
        fields: {
          title: 'Chana masala',
          ingredients: '250 g chickpeas, dried\nsalt\n2 onions',
          directions: 'Soak the chickpeas.\nMasala: Fry the onions.',
          calories: '380',
          protein: '16',
          carbs: '50',
          fat: '9',
          note: 'For cold days\nServes 3',
        },
      },
    ],
  },
  {
    name: 'rows as plain objects, with lists in them.json',
    content: JSON.stringify({
      exported: '2026-02-03',
      recipes: [
        { title: 'Upma', ingredients: ['1 cup semolina', '1 onion'], method: 'Roast.', calories: 250, rating: 4 },
        { title: 'Poha', ingredients: ['Rice flakes'], method: 'Steam.', calories: null, rating: null },
      ],
    }),
    records: [
      {
        fields: { title: 'Upma', ingredients: '1 cup semolina\n1 onion', directions: 'Roast.', calories: '250' },
        notUnderstood: ['rating: 4'],
      },
      { fields: { title: 'Poha', ingredients: 'Rice flakes', directions: 'Steam.' } },
    ],
  },
  {
    name: 'amounts in an object of their own.json',
    content: JSON.stringify([
      { name: 'Idli', steps: 'Steam.', ingredients: 'Rice', nutrition: { calories: '39 kcal', protein: '2 g' } },
    ]),
    records: [{ fields: { title: 'Idli', ingredients: 'Rice', directions: 'Steam.', calories: '39', protein: '2' } }],
  },
  {
    name: 'supplements, pasted',
    taken: SUPPLEMENTS,
    content: '[{"title":"Zinc","folder":"Minerals","dosage":"15 mg","description":"With a meal."}]',
    records: [{ fields: { title: 'Zinc', dosage: '15 mg', description: 'With a meal.' }, place: ['Minerals'] }],
  },
  {
    name: 'an archive of several kinds.zip',
    content: zipOf({
      'notes/soup.txt': 'Leek soup\n\nIngredients\n2 leeks\n\nMethod\nBoil.',
      'table.csv': 'Title,Ingredients,Method\nSalad,1 lettuce,Toss.',
    }),
    records: [
      { fields: { title: 'Leek soup', ingredients: '2 leeks', directions: 'Boil.' } },
      { fields: { title: 'Salad', ingredients: '1 lettuce', directions: 'Toss.' } },
    ],
  },
  {
    name: 'keys that every object has.json',
    content:
      '[{"__proto__":{"title":"No dish"},"name":"valueOf","ingredients":["1 leek"],"directions":["Boil at 90 \\u00b0C."]},{"name":"Raita","ingredients":["1 cup yoghurt"],"directions":["Whisk."],"toString":"x"}]',
    notes: [],
    records: [
      {
        fields: { title: 'valueOf', ingredients: '1 leek', directions: 'Boil at 90 °C.' },
        notUnderstood: ['__proto__.title: No dish'],
      },
      {
        fields: { title: 'Raita', ingredients: '1 cup yoghurt', directions: 'Whisk.' },
        notUnderstood: ['toString: x'],
      },
    ],
  },
];
