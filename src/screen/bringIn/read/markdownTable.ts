import { linesOf } from './fold';
import { type Sheet } from './sheet';
import { unmarked } from './textLines';
import { type Vocabulary } from './vocabulary';

const DIVIDER = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?\s*$/;

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => unmarked(cell.replaceAll('\\|', '|').replace(/<br\s*\/?>/gi, '\n')));

/** The table of records that a text in Markdown is; null for one whose heads are of something else, such as its figures. */
export function markdownSheet(text: string, { title, fieldOf }: Vocabulary): Sheet | null {
  const lines = linesOf(text);
  const divider = lines.findIndex((line) => line.length < 1000 && DIVIDER.test(line));
  const heads = cellsOf(lines[divider - 1] ?? '');
  const fields = heads.map(fieldOf);
  if (!title || !fields.includes(title) || new Set(fields).size < 3) return null;
  const below = lines.slice(divider + 1);
  const end = below.findIndex((line) => !line.includes('|'));
  const rows = end < 0 ? below : below.slice(0, end);
  const others = [...lines.slice(0, divider - 1), ...below.slice(rows.length)].filter((line) => line.trim());
  const notes = others.length ? [`What stands beside the table is not read: “${others.join(' ').slice(0, 100)}”`] : [];
  return { rows: [heads, ...rows.map(cellsOf)], notes };
}
