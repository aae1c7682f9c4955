import { csvCells } from './csvCells';

const CASES: [what: string, text: string, rows: string[][], oddRows?: number[], unclosed?: number[]][] = [
  [
    'marks around cells',
    'a,"b, ""b""\nb",""\n"",x',
    [
      ['a', 'b, "b"\nb', ''],
      ['', 'x'],
    ],
  ],
  [
    'blanks around the marks go',
    'a, "b, b" ,c\r\n"d"\t,e',
    [
      ['a', 'b, b', 'c'],
      ['d', 'e'],
    ],
  ],
  [
    'a mark within a cell',
    'a,9" pan,c\nd,e,f',
    [
      ['a', '9" pan', 'c'],
      ['d', 'e', 'f'],
    ],
    [0],
  ],
  [
    'marks within marks',
    '"Use a 9" pan, then bake",5\nd,e',
    [
      ['Use a 9" pan, then bake', '5'],
      ['d', 'e'],
    ],
    [0],
  ],
  [
    'a mark closed too soon',
    'a,"b"c,d\ne,"f"',
    [
      ['a', '"b"c', 'd'],
      ['e', 'f'],
    ],
    [0],
  ],
  ['twice in a row', '"a"b,"c"d,"e"\nf', [['"a"b', '"c"d', 'e'], ['f']], [0]],
  [
    'two marks before a word',
    '""Best"" soup,1\nb,2',
    [
      ['""Best"" soup', '1'],
      ['b', '2'],
    ],
    [0],
  ],
  [
    'never closed, at the end',
    'a,b\n"c,d\ne,f',
    [
      ['a', 'b'],
      ['"c', 'd'],
      ['e', 'f'],
    ],
    [1],
    [2],
  ],
  [
    'never closed, before cells with marks',
    'a,"b\r\nc,"d"\r\n"e",f',
    [
      ['a', '"b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    [0],
    [1],
  ],
  [
    'never closed, twice',
    '"a,1\n"b,2\n"c\nc",3',
    [
      ['"a', '1'],
      ['"b', '2'],
      ['c\nc', '3'],
    ],
    [0, 1],
    [1, 2],
  ],
  [
    'never closed, after a cell of two lines',
    '"a\na",1\n"b,2',
    [
      ['a\na', '1'],
      ['"b', '2'],
    ],
    [1],
    [3],
  ],
  [
    'backslashes before marks',
    '"He said \\"boil\\"",a\n"\\"",b',
    [
      ['He said "boil"', 'a'],
      ['"', 'b'],
    ],
  ],
  ['a backslash at the end of a cell', '"C:\\",a', [['C:\\', 'a']]],
  [
    'tabs, with marks as they were typed',
    'a\t9" pan\n"b\tb"\tc',
    [
      ['a', '9" pan'],
      ['b\tb', 'c'],
    ],
  ],
];

test.each(CASES)('%s', (_what, text, rows, oddRows = [], unclosed = []) => {
  const delimiter = text.includes('\t') && !text.includes(',') ? '\t' : ',';
  const read = csvCells(text, delimiter);
  expect(read.rows).toEqual(rows);
  expect([...read.odd.keys()]).toEqual(oddRows.map((at) => rows[at]));
  expect(read.unclosed).toEqual(unclosed);
});

test.each([
  ['marks that open cells', '"x,'],
  ['lines that open cells', '"x\n'],
  ['two marks before words', '""x\n'],
  ['marks closed too soon', '"x"y,'],
  ['blanks between marks', '" "'],
  ['backslashes and marks', '\\"'],
])('100,000 times %s: parted in no time', (_what, part) => {
  const start = performance.now();
  csvCells(part.repeat(100_000), ',');
  csvCells(`"${part.repeat(100_000)}`, ',');
  expect(performance.now() - start).toBeLessThan(3000);
});
