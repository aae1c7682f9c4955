import { toCsv } from '../../src/components/export/formats';
import { toXlsx } from '../../src/components/export/xlsx';
import { expect, type Page } from '@playwright/test';

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const EACH = 40;
const numbers = (from: number) => Array.from({ length: EACH }, (_, index) => from + index);

const HEADS = ['Title', 'Category', 'Sub category', 'Calories', 'Ingredients', 'Directions'];
const cellsOf = (number: number) => [
  `Soup number ${number}`,
  'Lunch',
  'Soups',
  '240',
  `${number} g lentils\nWater`,
  'Rinse.\nSimmer.',
];

const textOf = (number: number) =>
  `Soup number ${number}\nLunch › Soups\n240 kcal\n\nIngredients\n${number} g lentils\nWater\n\nSteps\nRinse.\nSimmer.`;

const thingOf = (number: number) => ({
  '@type': 'Recipe',
  name: `Soup number ${number}`,
  recipeCategory: 'Lunch › Soups',
  recipeIngredient: [`${number} g lentils`, 'Water'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Rinse.' },
    { '@type': 'HowToStep', text: 'Simmer.' },
  ],
  nutrition: { '@type': 'NutritionInformation', calories: '240 kcal' },
});

const file = (name: string, mimeType: string, content: string | ArrayBuffer): Chosen => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
});

/** Two hundred recipes: in a text, a saved page, a table, a workbook and JSON. */
export async function fiveSources(): Promise<Chosen[]> {
  const graph = { '@context': 'https://schema.org', '@graph': numbers(200).map(thingOf) };
  const csv = await toCsv([HEADS, ...numbers(300).map(cellsOf)]);
  const xlsx = await toXlsx([HEADS, ...numbers(400).map(cellsOf)]);
  return [
    file('cards.txt', 'text/plain', numbers(100).map(textOf).join('\n\n\n')),
    file('page.html', 'text/html', `<script type="application/ld+json">${JSON.stringify(graph)}</script>`),
    file('table.csv', 'text/csv', await csv.arrayBuffer()),
    file('book.xlsx', 'application/octet-stream', await xlsx.arrayBuffer()),
    file('things.json', 'application/json', JSON.stringify(numbers(500).map(thingOf))),
  ];
}

/** The status beside the heading. */
export const said = (page: Page, text: string | RegExp) =>
  expect(page.locator('.bring-head [role=status]')).toHaveText(text);
