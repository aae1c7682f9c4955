import { parseReport, readReport } from './readReport';
import { pending, type Pending } from './pending';

/** Loads another address in this tab, without a step in its history. */
export function loadAt(address: string) {
  window.history.replaceState(null, '', address);
  window.location.reload();
}

/** Loads the page at which a report begins. */
export function loadReplay(next: Pending) {
  pending.write(next);
  const report = parseReport(next.report);
  if (typeof report !== 'string') loadAt(report.address);
}

/** Begins a replay here: from the start, or to the end at once, every call answered as in the report. */
function begin(report: string, returnTo: string, isToEnd: boolean) {
  const begun = { report, accepted: [], differing: [], returnTo };
  loadReplay({ ...begun, target: isToEnd ? Number.MAX_SAFE_INTEGER : 0, answers: isToEnd ? 'all' : [] });
}

/** Begins to replay the report of a file. Returns a sentence if it is none; else the page is loaded again. */
export async function replayFile(file: File): Promise<string> {
  const read = await readReport(file);
  if (typeof read === 'string') return read;
  const returnTo = window.location.href.slice(window.location.origin.length);
  begin(read.text, returnTo, false);
  return '';
}

/** Begins with the report at an address of the panel's host: `#replay=/report.json`, with `&to=end` to the end at once. */
export async function replayAddress(hash: string) {
  const params = new URLSearchParams(hash.slice(1));
  const response = await fetch(params.get('replay')!);
  begin(await response.text(), '/', params.get('to') === 'end');
}
