import { compared } from './compare';
import { type CallReport } from './readContract';

const CELL_BREAKS = /[|\n]/g;

const row = (...cells: (string | number)[]) =>
  `| ${cells.map((cell) => String(cell).replace(CELL_BREAKS, ' ')).join(' | ')} |`;

const FAULTS = { leftOut: 'left out', word: 'unknown word', number: 'not a number', list: 'not sent as a list' };

/** What the panel left out or read as something else, over all calls of an endpoint. */
function unreadLines({ unread }: CallReport) {
  const counts = new Map<string, number>();
  for (const { fault, field, count } of unread.flatMap((all) => Object.values(all))) {
    const what = `${field}: ${FAULTS[fault]}`;
    counts.set(what, (counts.get(what) ?? 0) + count);
  }
  return [...counts].map(([what, count]) => `- not read as sent: ${what}, ${count}`);
}

const differsInShape = (report: CallReport, expected: CallReport) =>
  [...report.forms.shapes].some((shape) => !expected.forms.shapes.has(shape));

/** The deviations of one endpoint's replies, as lines of Markdown; none if they match the contract. */
export function odditiesOf(report: CallReport, expected: CallReport | undefined): string[] {
  const lines = [...new Set(report.failures)].map((outcome) => `- failed: ${outcome}`);
  if (!expected) return [...lines, ...unreadLines(report)];
  if (differsInShape(report, expected))
    lines.push(
      `- shape: \`${[...report.forms.shapes].join('`, `')}\` for \`${[...expected.forms.shapes].join('`, `')}\``,
    );
  lines.push(...unreadLines(report));
  const findings = compared(report.forms, expected.forms);
  if (findings.length === 0) return lines;
  const rows = [...new Set(findings.map(({ what }) => what))].map((what) => {
    const fields = findings.filter((finding) => finding.what === what);
    const names = fields.map(({ field, count }) => `\`${field}\` ${count}`).join(', ');
    const sample = fields.find((finding) => finding.sample)?.sample.replaceAll('`', ' ');
    return row(what, names, sample ? `\`${sample}\`` : '');
  });
  return [...lines, '', row('Found', 'Fields, and how often', 'Looks like'), '| --- | --- | --- |', ...rows];
}

/** The whole report. */
export function toMarkdown(api: string, reports: readonly CallReport[], contract: readonly CallReport[]): string {
  const overview = reports.map(({ path, calls, kept, unread, forms, milliseconds, bytes }) => {
    const leftOut = unread.reduce((sum, { 'row leftOut': rows }) => sum + (rows?.count ?? 0), 0);
    const shapes = [...forms.shapes].join(', ');
    return row(path, calls, `\`${shapes}\``, kept, leftOut, `${Math.round(milliseconds)} ms`, `${bytes}`);
  });
  const parts = reports.flatMap((report) => {
    const lines = odditiesOf(
      report,
      contract.find(({ path }) => path === report.path),
    );
    return lines.length > 0 ? ['', `## ${report.path}`, '', ...lines] : [];
  });
  return [
    '# Contract',
    '',
    `What ${api} answers to every call of the panel that reads, beside what the mock server answers.`,
    '',
    row('Call', 'Times', 'Shape', 'Rows kept', 'Left out', 'Time', 'Bytes'),
    '| --- | ---: | --- | ---: | ---: | ---: | ---: |',
    ...overview,
    ...(parts.length > 0 ? parts : ['', 'Nothing differs.']),
    '',
  ].join('\n');
}
