import { makeStore } from '@/app/store';
import { callLog } from '@/services/http/callLog';
import { settings } from '@/services/http/settings';
import { type AllUnread } from '@/services/http/unread';
import { isGivenUp, NO_ANSWER } from './patience';
import { read, READS } from './reads';
import { addReply, noForms, type ReplyForms } from './replyForms';

/** What the calls of one endpoint answered. Names, counts and forms only; masked samples are the only values. */
export interface CallReport {
  path: string;
  calls: number;
  /** The outcomes of calls that failed, as in the calls' drawer. */
  failures: string[];
  /** How many rows the panel could use. */
  kept: number;
  unread: AllUnread[];
  forms: ReplyForms;
  milliseconds: number;
  bytes: number;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const noReport = (): CallReport => ({
  path: '',
  calls: 0,
  failures: [],
  kept: 0,
  unread: [],
  forms: noForms(),
  milliseconds: 0,
  bytes: 0,
});

/** Measures each reply on its way to the panel's own request. Returns a function that ends it. */
function watchReplies(
  note: (path: string, text: string, milliseconds: number, isOk: boolean) => void,
  noteGivenUp: (path: string) => void,
) {
  const send = globalThis.fetch;
  globalThis.fetch = async (url, options) => {
    const began = performance.now();
    const path = (url as string).slice(settings().apiRoot.length + 1);
    try {
      const response = await send(url, options);
      const text = await response.clone().text();
      note(path, text, performance.now() - began, response.ok);
      return response;
    } catch (error) {
      if (isGivenUp(error)) noteGivenUp(path);
      throw error;
    }
  };
  return () => void (globalThis.fetch = send);
}

/** Makes every call of the contract that reads, with the panel's services and the session that there is. Never writes. */
export async function readContract(): Promise<CallReport[]> {
  const store = makeStore();
  const reports: CallReport[] = [];
  let report = noReport();
  let isLate = false;
  const stop = watchReplies(
    (path, text, milliseconds, isOk) => {
      report.path = path;
      report.calls += 1;
      report.milliseconds += milliseconds;
      report.bytes += new TextEncoder().encode(text).length;
      if (isOk) addReply(report.forms, parsed(text));
    },
    (path) => {
      report.path = path;
      isLate = true;
    },
  );
  try {
    for (const name of READS) {
      report = noReport();
      isLate = false;
      callLog.clear();
      const data = await read(store, name);
      report.kept = Array.isArray(data) ? data.length : Number(data !== undefined);
      report.unread = callLog.entries().map(({ unread }) => unread);
      report.failures = callLog
        .entries()
        .flatMap(({ outcome }) =>
          outcome === 'ok' ? [] : [isLate && outcome === 'unreachable' ? NO_ANSWER : outcome],
        );
      if (report.calls > 0 || report.failures.length > 0) reports.push(report);
    }
  } finally {
    stop();
  }
  return reports;
}
