import { readFileSync } from 'node:fs';
import { filesOf, selectorsOf, SHEETS, split, TEXTS } from './sheets';

/** Sides that do not follow the direction of writing: by name, or by a fourth value that differs from the second. */
function isPhysical(declaration: string): boolean {
  const [, property = '', value = ''] = /^([\w-]+):\s*(.*)$/s.exec(declaration) ?? [];
  if (/^(margin|padding|border|inset|scroll-(margin|padding))-(left|right)\b|^(left|right)$/.test(property))
    return true;
  if (/^border-(top|bottom)-(left|right)-radius$/.test(property)) return true;
  if (property === 'text-align') return /^(left|right)/.test(value);
  if (property === 'float' || property === 'clear') return value !== 'none';
  if (!/^(margin|padding|inset)$/.test(property)) return false;
  const [, second, , fourth] = split(value.replace(/space\(([^()]*)\)/g, '$1').replaceAll(', ', ' '), /\s/);
  return fourth !== undefined && fourth !== second;
}

const PHYSICAL = [
  // Whichever way a text is written, its column stays where it is.
  'styles/_base.scss: text-align: left',
  // It starts where `left` and `top` are measured from, which components/menu/useFloating.ts sets.
  'styles/_menus.scss: inset: 0 auto auto 0',
];

test('sheets name sides by the direction of writing', () => {
  const found = [...SHEETS].flatMap(([file, sheet]) =>
    split(sheet.replaceAll(/[{}]/g, ';'), /;/)
      .filter(isPhysical)
      .map((declaration) => `${file}: ${declaration}`),
  );
  expect(found).toEqual(PHYSICAL);
});

/** What everything looks like on paper is in one place: what goes from the start, and how the rest looks. */
const PAPER = ['capabilities/print/print.late.scss', 'styles/_paper.scss'];

const HOMES = {
  // The look of a table is in _table.scss; _tableFolds.scss has what changes with its card's width, and _tableCards.scss
  // what a phone makes of it. Together they would be too long to read.
  '.table': ['styles/_table.scss', 'styles/_tableCards.scss', 'styles/_tableFolds.scss'],
  '.table .name': ['styles/_table.scss', 'styles/_tableCards.scss'],
  '.table-scroll': ['styles/_table.scss', 'styles/_tableFolds.scss'],
};

test('a selector has one sheet', () => {
  const homes = new Map<string, Set<string>>();
  for (const [file, sheet] of SHEETS) {
    if (PAPER.includes(file)) continue;
    for (const selector of selectorsOf(sheet)) homes.set(selector, (homes.get(selector) ?? new Set()).add(file));
  }
  const several = [...homes].filter(([, files]) => files.size > 1).map(([name, files]) => [name, [...files].sort()]);
  expect(Object.fromEntries(several)).toEqual(HOMES);
});

test('from the start the root does not depend on what is anywhere in the page: each row that comes or goes would style it anew', () => {
  const sheets = [...SHEETS].filter(([file]) => !file.endsWith('.late.scss')).map(([, sheet]) => sheet);
  const onAll = (selector: string) => /^(:root|html|body)\S*:has\((?!> )/.test(selector);
  expect(sheets.flatMap(selectorsOf).filter(onAll)).toEqual([]);
});

test('rules for paper are in one place', () => {
  const homes = [...SHEETS].filter(([, sheet]) => sheet.includes('@media print {')).map(([file]) => file);
  // The mock server is in no real panel, and a handout is a page of its own.
  expect(homes.sort()).toEqual(['capabilities/print/handout.late.scss', 'mirage/panel/panel.scss', ...PAPER].sort());
});

test('paper answers no question about the width of a window, and widths are breakpoints', () => {
  const asked = [...SHEETS].flatMap(([file, sheet]) =>
    (sheet.match(/(?:@media|@container|-any-of\()[^\n{};]*\b(?:width|height)\b[^\n{};]*/g) ?? []).map(
      (query) => `${file}: ${query.trim()}`,
    ),
  );
  const isTool = (found: string) => /^styles\/_tools\.scss: .*(screen and|@container list) \(/.test(found);
  expect(asked.filter((found) => !isTool(found))).toEqual([
    // The one width of a window that is laid down.
    'styles/_tableFoot.scss: @media screen and (max-width: 599.98px)',
    // Its labels stand two by two where four do not fit in a row.
    'features/workouts/workouts.scss: @container (max-width: 292px)',
  ]);
});

/** What stands between and within things. How large a thing is has a length of its own. */
const SPACE =
  /^(margin|padding|(row-|column-)?gap|inset|top|bottom|scroll-(margin|padding))|^--bs-[\w-]*(padding|spacer)/;

const SCALE = new Set(
  [...(TEXTS.get('styles/_tools.scss') ?? '').matchAll(/^ {2}[\d.]+: ([\d.]+px),$/gm)].map(([, length]) => length),
);

/** Whether a line has a space that is not written by the scale, or one off the scale without its reason beside it. */
function isOffScale(line: string): boolean {
  const [, property = '', value = '', reason] = /^\s*([\w-]+): (.*);( \/\*.*)?$/.exec(line) ?? [];
  if (!SPACE.test(property)) return false;
  const lengths = value.replace(/(control-padding|mid-line)\(.*?\)/g, '').match(/(?<![\w.])[\d.]+(px|rem)/g) ?? [];
  return lengths.some((length) => SCALE.has(length) || !reason);
}

test('a space is a step of the scale, or has its reason beside it', () => {
  expect(SCALE.size).toBe(13);
  const found = [...TEXTS].flatMap(([file, text]) =>
    text
      .split('\n')
      .filter(isOffScale)
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

/** Sheets of what is pressed on a phone without a mouse's precision. */
const TOUCHED = /^capabilities\/(answerDesk|weekBoard|menuMatrix|checks)\//;

test('what the board, the desk, the matrix and the checks offer is 44 px high on a phone', () => {
  const small = [...SHEETS].flatMap(([file, sheet]) => {
    if (!TOUCHED.test(file)) return [];
    const phone = [...sheet.matchAll(/@include below\((?:sm|md)\b.*\) \{([\s\S]*?)\n\}/g)];
    return phone.flatMap(
      ([, rules = '']) => rules.match(/\b(?:block-size|height): [23]\dpx|\b(?:block-size|height): 4[0-3]px/g) ?? [],
    );
  });
  expect(small).toEqual([]);
});

test('what cannot be selected cannot in Safari either, which wants a prefix', () => {
  const bare = [...SHEETS].filter(([, sheet]) => /(?<!-webkit-user-select: none;\s*)(?<!-)user-select/.test(sheet));
  expect(bare.map(([file]) => file)).toEqual([]);
});

/** Classes that a library gives its elements, and those that the code builds from parts. */
const FROM_ELSEWHERE = [
  /^(Toastify|apexcharts-|driver-popover|modal-(backdrop|content|dialog|open)|offcanvas|no-pointer-events$)/,
  /^bi$/, // react-bootstrap-icons
  /^badge-(active|inactive|attention|danger)$/, // components/status/StatusBadge.tsx
  /^btn-(primary|danger)$/, // components/dialog/BusyButton.tsx
  /^(nav-(tabs|pills)|(tabs|pills)-skeleton)$/, // components/tabs/CategoryTabs.tsx, components/skeleton/TabsSkeleton.tsx
];

test('every class of a sheet is used', () => {
  const code = [...filesOf(/(?<!\.test)\.tsx?$/).map((file) => `src/${file}`), 'public/index.html']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const words = new Set(code.match(/[\w-]+/g));
  const classes = [...SHEETS.values()]
    .flatMap(selectorsOf)
    .flatMap((name) => name.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? []);
  const unused = classes.filter((name) => !words.has(name) && !FROM_ELSEWHERE.some((known) => known.test(name)));
  expect([...new Set(unused)]).toEqual([]);
});
