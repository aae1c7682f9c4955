import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';

const FILE = 'docs/measurements.md';

const EMPTY =
  '# Measurements\n\nFor people who change the panel: its size and speed. `npm run bench -- --write` replaces what stands between the markers.\n';

/** A Markdown table as prettier lays it out: the first column to the left, figures to the right. */
function table(head, rows) {
  const isFigure = head.map((_, column) => rows.every((cells) => column > 0 && !/^[a-z≤]/.test(cells[column])));
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((cells) => cells[column].length)));
  const line = (cells) =>
    `| ${cells.map((cell, column) => (isFigure[column] ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join(' | ')} |`;
  const rule = widths.map((width, column) => (isFigure[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The load of the machine when the bench began; the figures of a busy machine are noisy. */
const LOAD = os.loadavg()[0].toFixed(1);

/** The machine in general words. */
function circumstances(browser) {
  const date = new Date().toISOString().slice(0, 10);
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `Measured on ${date}: ${os.cpus().length} cores, ${memory} GiB, Chromium ${browser.version()}, Node ${process.versions.node}; load average ${LOAD} before.`;
}

export const toMarkdown = ({ intro, head, rows }, browser) =>
  `${intro}\n\n${table(head, rows)}\n\n${circumstances(browser)}\n`;

/** The figures that have a target. */
export const aimed = (measured) => ({
  ...measured,
  rows: measured.rows.filter((cells) => cells[measured.head.indexOf('Target')]),
});

/** Puts a section between its markers; all other text of the file stays. */
export function write(section, markdown) {
  const [begin, end] = [`<!-- bench ${section} -->`, `<!-- bench ${section} end -->`];
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : EMPTY;
  const block = `${begin}\n\n${markdown}\n${end}`;
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  const isThere = from >= 0 && to > from;
  mkdirSync('docs', { recursive: true });
  writeFileSync(FILE, isThere ? text.slice(0, from) + block + text.slice(to + end.length) : `${text}\n${block}\n`);
}
