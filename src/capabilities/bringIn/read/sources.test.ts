import { AMOUNT_TEXTS } from '@test/sources/amountTexts';
import { BLOCKS } from '@test/sources/blocks';
import { CHATS } from '@test/sources/chats';
import { COPIED_LISTS } from '@test/sources/copiedLists';
import { BADGES, COPIED_PAGES } from '@test/sources/copiedPages';
import { COPIED_PARTS } from '@test/sources/copiedParts';
import { COPIED_TITLES } from '@test/sources/copiedTitles';
import { ENCODED } from '@test/sources/encodings';
import { COOKLANG } from '@test/sources/cooklang';
import { JSONS } from '@test/sources/json';
import { ODD_QUOTES } from '@test/sources/oddQuotes';
import { ODD_SIGNS } from '@test/sources/oddSigns';
import { OTHER_TABLES } from '@test/sources/otherTables';
import { OTHER_TEXTS } from '@test/sources/otherTexts';
import { PAGE_DATA } from '@test/sources/pageData';
import { PAGES } from '@test/sources/pages';
import { RECORD_LINES } from '@test/sources/recordLines';
import { SECTIONS } from '@test/sources/sections';
import { SETS } from '@test/sources/sets';
import { type Source } from '@test/sources/source';
import { TABLES } from '@test/sources/tables';
import { PROGRAM_FILES } from '@test/sources/programFiles';
import { PROGRAM_TEXTS } from '@test/sources/programs';
import { RECIPES } from '@test/sources/taken';
import { TEXTS } from '@test/sources/texts';
import { TWO_HEADS } from '@test/sources/twoHeads';
import { URDU } from '@test/sources/urdu';
import { SENTENCES } from '@test/sources/sentences';
import { BETTER_COLUMNS } from '@test/sources/betterColumns';
import { NUMBERED_STEPS } from '@test/sources/numberedSteps';
import { MARKDOWN_LISTS } from '@test/sources/markdownLists';
import { PLACE_COLUMNS } from '@test/sources/placeColumns';
import { PAGE_LINKS } from '@test/sources/pageLinks';
import { LINE_SIGNS } from '@test/sources/lineSigns';
import { readSources } from './readSources';

const SOURCES = {
  TEXTS,
  CHATS,
  COPIED_PAGES,
  COPIED_TITLES,
  COPIED_LISTS,
  COPIED_PARTS,
  BADGES,
  PROGRAM_FILES,
  PROGRAM_TEXTS,
  COOKLANG,
  RECORD_LINES,
  BLOCKS,
  SETS,
  AMOUNT_TEXTS,
  OTHER_TEXTS,
  URDU,
  PAGE_DATA,
  PAGES,
  TABLES,
  OTHER_TABLES,
  ODD_QUOTES,
  ODD_SIGNS,
  ENCODED,
  TWO_HEADS,
  JSONS,
  SECTIONS,
  SENTENCES,
  BETTER_COLUMNS,
  NUMBERED_STEPS,
  MARKDOWN_LISTS,
  PLACE_COLUMNS,
  PAGE_LINKS,
  LINE_SIGNS,
};

const given = ({ name, content }: Source) =>
  /\.\w+$/.test(name) || typeof content !== 'string' ? new File([content], name) : content;

describe.each(Object.entries(SOURCES))('%s', (_kind, sources) => {
  test.each(sources.map((source) => [source.name, source] as const))('%s', async (_name, source) => {
    const { records, problems, notes } = await readSources([given(source)], source.taken ?? RECIPES);
    const found = records.map(({ fields, place, doubts, notUnderstood }) => ({ fields, place, doubts, notUnderstood }));
    const expected = source.records.map((record) => ({ place: [], doubts: {}, notUnderstood: [], ...record }));
    expect(problems).toEqual([]);
    expect(found).toEqual(expected);
    if (source.notes) expect(notes.map((note) => note.replace(source.name, 'it'))).toEqual(source.notes);
  });
});

test('a head that stands twice is one column, whose field takes what is in both', async () => {
  const { columns, records } = await readSources(
    ['Title,Ingredients,Method,Tip,Tip\nSoup,1 leek,Boil.,Hot,Cold\n'],
    RECIPES,
  );
  expect(columns.map(({ head }) => head)).toEqual(['Title', 'Ingredients', 'Method', 'Tip']);
  expect(records.map(({ fields }) => fields.note)).toEqual(['Hot\nCold']);
});

test('an ingredient that is a note alone is read as it is written', async () => {
  const oats = { name: 'Oats', recipeIngredient: [{ note: '50 g oats' }], recipeInstructions: [{ text: 'Soak.' }] };
  const { records } = await readSources([new File([JSON.stringify(oats)], 'oats.json')], RECIPES);
  expect(records.map(({ fields }) => fields.ingredients)).toEqual(['50 g oats']);
});

test('the set is as large as it should be: sixty sources, of which 200 fields are read or named', () => {
  const all = Object.values(SOURCES).flat();
  const named = all
    .flatMap(({ records }) => records)
    .map(
      ({ fields, place = [], notUnderstood = [] }) =>
        Object.keys(fields).length + Number(place.length > 0) + notUnderstood.length,
    );
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(named.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(200);
});
