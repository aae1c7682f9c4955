import { type Encoding } from '@/capabilities/bringIn/found';
import { type Expected, type Source } from './source';

const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBigEndian ? bytes.swap16() : bytes);
};

/** The bytes of a text in an encoding of one byte a sign: what `TextDecoder` makes of each, the other way round. */
export function bytesIn(encoding: Encoding, text: string) {
  const signs = Array.from({ length: 256 }, (_, byte) => new TextDecoder(encoding).decode(Uint8Array.of(byte)));
  return new Uint8Array([...text].map((sign) => signs.indexOf(sign)));
}

const cut = (text: string, at: number) => new Uint8Array([...Buffer.from(text)].toSpliced(at, 1));

const DAL: Expected[] = [
  { fields: { title: 'دال ماش', ingredients: 'دال 200 گرام\nپياز', directions: 'دال کو پکائيں' } },
  { fields: { title: 'Raita', ingredients: '1 cup yoghurt', directions: 'Whisk.' } },
];
const DAL_CSV = 'Title,Ingredients,Method\nدال ماش,دال 200 گرام؛ پياز,دال کو پکائيں\nRaita,1 cup yoghurt,Whisk.\n';

/** Files in the encodings that people's programs write. */
export const ENCODED: Source[] = [
  { name: 'Urdu as Windows writes it.csv', content: bytesIn('windows-1256', DAL_CSV), records: DAL },
  {
    name: 'Arabic as Windows writes it, with a French word.txt',
    content: bytesIn('windows-1256', 'شوربة العدس\n\nالمقادير\nكوب عدس\nكوب مرق à la carte\n\nالطريقة\nيطبخ العدس'),
    records: [
      {
        fields: { title: 'شوربة العدس', ingredients: 'كوب عدس\nكوب مرق à la carte', directions: 'يطبخ العدس' },
      },
    ],
  },
  {
    name: 'one Arabic word among English ones.csv',
    content: bytesIn('windows-1256', 'Title,Ingredients,Method\nRice (أرز),1 cup rice,Boil.\n'),
    records: [{ fields: { title: 'Rice (أرز)', ingredients: '1 cup rice', directions: 'Boil.' } }],
  },
  {
    name: 'German as Windows writes it.csv',
    content: bytesIn('windows-1252', 'Titel;Zutaten;Zubereitung\nKäsespätzle;500 g Mehl;Öl erhitzen.\n'),
    records: [{ fields: { title: 'Käsespätzle', ingredients: '500 g Mehl', directions: 'Öl erhitzen.' } }],
  },
  { name: 'UTF-16 without a mark.csv', content: utf16(DAL_CSV), records: DAL },
  { name: 'UTF-16 without a mark, the other way round.csv', content: utf16(DAL_CSV, true), records: DAL },
  { name: 'UTF-16 with a mark, the other way round.csv', content: utf16(`\uFEFF${DAL_CSV}`, true), records: DAL },
  {
    name: 'UTF-8 that was opened as Windows-1252 and saved again.csv',
    content: 'Title,Ingredients,Method\nCrÃ¨me brÃ»lÃ©e,1 l crÃ¨me,Bake at 160 Â°C.\n',
    notes: ['Letters of it that were saved as others, such as Ã©, were mended.'],
    records: [{ fields: { title: 'Crème brûlée', ingredients: '1 l crème', directions: 'Bake at 160 °C.' } }],
  },
  {
    name: 'a letter of UTF-8 that lost a byte.csv',
    content: cut(DAL_CSV, Buffer.from(DAL_CSV).indexOf('ماش')),
    notes: ['A sign could not be read on line 2 of it. \uFFFD stands in its place.'],
    records: [
      {
        fields: { ...DAL[0]!.fields, title: 'دال \uFFFDاش' },
        doubts: { title: 'Recipe name with a sign that could not be read' },
      },
      DAL[1]!,
    ],
  },
  {
    name: 'a text of UTF-8 that ends within a letter.txt',
    content: cut(
      'Soup\n\nIngredients\n½ leek\n\nMethod\nBoil — é',
      Buffer.byteLength('Soup\n\nIngredients\n½ leek\n\nMethod\nBoil — é') - 1,
    ),
    notes: ['A sign could not be read on line 7 of it. \uFFFD stands in its place.'],
    records: [
      {
        fields: { title: 'Soup', ingredients: '½ leek', directions: 'Boil — \uFFFD' },
        doubts: { directions: 'Cooking steps with a sign that could not be read' },
      },
    ],
  },
];
