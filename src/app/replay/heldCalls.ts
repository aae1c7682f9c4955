import { callLog } from '@/services/http/callLog';
import { type Of, type Report } from '../sessionReport/format';
import { outcomeOf } from '../sessionReport/watchCalls';
import { type Reply, replyOf } from './answers';
import { makeCallBook } from './callBook';
import { within } from './wait';

export interface Session {
  token: string;
  user: object;
}

interface Options {
  report: Report;
  /** Whether a call gets the answer of the report, rather than the mock server's own. */
  isAsInReport: (call: number) => boolean;
  /** What signing in gives: somebody like the report's person, whatever was typed. */
  session: Session | null;
  /** The last step that was played. */
  at: () => number;
}

export const SIGN_IN = 'auth/login/v2';

const signedIn = ({ token, user }: Session): Reply => ({
  status: 200,
  body: { success: true, data: { user }, token },
});

/** Whether the backend ended the call, and not the panel: it gives up, and a person stops waiting. */
const isFromBackend = ({ outcome }: Of<'answered'>) => /^(ok|refused|unreadable|unreachable)$/.test(outcome);

/** Holds the panel's calls, and lets each be answered when the report says. */
export function holdCalls({ report, isAsInReport, session, at }: Options) {
  const book = makeCallBook(report.steps);
  const begins = Date.parse(report.begins);
  const releases = new Map<number, () => void>();
  const paths = new Map<number, string>();
  /** Endpoints of calls that began and were not sent yet. */
  const begun: string[] = [];

  async function answer(path: string, own: () => Promise<Reply>): Promise<Reply | 'dropped'> {
    const call = book.take(path, begun.shift(), at());
    if (call === null) {
      const like = report.scenario === null ? book.anyAnswerOf(path) : undefined;
      return (like && replyOf(like, begins)) ?? own();
    }
    paths.set(call, path);
    await new Promise<void>((resolve) => releases.set(call, resolve));
    if (path === SIGN_IN && session && book.answerOf(call)?.outcome === 'ok') return signedIn(session);
    const answered = isAsInReport(call) ? book.answerOf(call) : undefined;
    return (answered && replyOf(answered, begins)) ?? own();
  }

  return {
    answer,
    noteBegun: (endpoint: string) => void begun.push(endpoint),
    isAsked: (call: number, most: number) => within(most, () => releases.has(call)),
    /** Lets a call be answered, and resolves to what the panel made of it; undefined if it was never asked here. */
    async release(call: number, most: number) {
      const before = callLog.entries()[0]?.number ?? 0;
      if (!releases.has(call)) return undefined;
      if (isFromBackend(book.answerOf(call)!)) releases.get(call)!();
      const path = paths.get(call);
      const found = () => callLog.entries().findLast((entry) => entry.number > before && entry.path === path);
      await within(most, () => found() !== undefined);
      const entry = found();
      return entry && outcomeOf(entry);
    },
  };
}

export type HeldCalls = ReturnType<typeof holdCalls>;
