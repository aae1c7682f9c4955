/** The cells of CSV, and what is odd about their quotation marks. */
interface CsvCells {
  rows: string[][];
  /** The rows whose marks do not match, each with the column of the last such cell. */
  odd: Map<readonly string[], number>;
  /** The lines, counted from 1, on which a mark opens a cell that is never closed. */
  unclosed: number[];
}

interface QuotedCell {
  value: string;
  /** Where it ends, with the blanks behind it. */
  end: number;
  isOdd: boolean;
}

/** A mark with a backslash before it, as databases write them, that is not the last one of its cell. */
const BACKSLASHED = /\\"(?!\s*(?:[,;\t|]|$))/;

/**
 * Parts a text into rows of cells. A mark ends its cell only where the delimiter or the end of the line follows; blanks
 * between them go, other marks stay as they are. A cell that is never closed is parted as if it had no marks, and so is one
 * in which, further down, another cell seems to open: neither takes anything of the rows below.
 */
export function csvCells(text: string, delimiter: string): CsvCells {
  const sign = `\\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const blanks = `[^\\S\\r\\n${sign}]*`;
  const opening = new RegExp(`${blanks}"`, 'y');
  const ending = new RegExp(`${blanks}(?=[\\r\\n${sign}]|$)`, 'y');
  const plain = new RegExp(`[^\\r\\n${sign}]*`, 'y');
  const cellStart = new RegExp(`[\\r\\n${sign}]${blanks}$`);
  const isBackslashed = BACKSLASHED.test(text);
  const marks = isBackslashed ? /(\\?)("+)/g : /()("+)/g;
  const escaped = isBackslashed ? /\\"|""/g : /""/g;

  const matchAt = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };

  /** Reads from behind the mark that opens a cell; null if it is never closed, `odd` if it seems closed too soon. */
  function quotedCell(start: number): QuotedCell | 'odd' | null {
    let isOdd = false;
    let isOddOnLine = false;
    let isBroken = false;
    for (let from = start; ;) {
      const run = matchAt(marks, from);
      const between = text.slice(from, run?.index);
      isBroken ||= /[\r\n]/.test(between);
      if (isBroken && isOddOnLine) return 'odd';
      if (!run) return isOddOnLine ? 'odd' : null;
      const [, slash, { length }] = run as unknown as [string, string, string];
      from = marks.lastIndex;
      if ((length - slash.length) % 2 === 0) continue;
      if (matchAt(ending, from))
        return { value: text.slice(start, from - 1).replace(escaped, '"'), end: ending.lastIndex, isOdd };
      if (run.index === start) return 'odd';
      if ((isBroken || isOdd) && cellStart.test(between)) return isOddOnLine ? 'odd' : null;
      isOdd = true;
      isOddOnLine ||= !isBroken;
    }
  }

  const rows: string[][] = [];
  const odd: CsvCells['odd'] = new Map();
  const unclosed: number[] = [];
  let at = 0;
  let line = 1;
  let countedTo = 0;

  function nextCell(row: string[]) {
    const quoted = matchAt(opening, at) ? quotedCell(opening.lastIndex) : undefined;
    if (typeof quoted === 'object' && quoted) {
      if (quoted.isOdd) odd.set(row, row.length);
      at = quoted.end;
      return quoted.value;
    }
    if (quoted === null) {
      line += text.slice(countedTo, at).match(/\r\n|[\r\n]/g)?.length ?? 0;
      countedTo = at;
      unclosed.push(line);
    }
    const [raw] = matchAt(plain, at)!;
    at += raw.length;
    // What is copied from a spreadsheet has tabs between its cells, and marks within them as they were typed.
    if (quoted === null || (raw.includes('"') && delimiter !== '\t')) odd.set(row, row.length);
    return raw;
  }

  while (at < text.length) {
    const row: string[] = [];
    row.push(nextCell(row));
    while (text[at] === delimiter) {
      at += 1;
      row.push(nextCell(row));
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    rows.push(row);
  }
  return { rows, odd, unclosed };
}
