import { type Warning } from '@/services/http/log';
import { isCodeMissing } from '@/lib/newVersion';

/** Something that went wrong: an event of the browser, or a warning in the log. */
export type Trouble = Event | Warning;

/** What a report tells of one trouble: names of code, never contents. Texts of errors may quote what a server sent, so they are left out. */
export interface Told {
  kind: 'crash' | 'error' | 'rejection' | 'policy' | 'reply';
  /** The class of an error, such as `TypeError`. */
  name?: string;
  /** Where in the build's scripts it was thrown, from there outwards: `shared.1a2b3c.js:1:2345`. */
  frames?: string[];
  /** The rule of the Content-Security-Policy, and the host or the kind of source that it blocked. */
  rule?: string;
  blocked?: string;
  /** The call whose reply could not be read, and by field what of it could not: `price number 3`. */
  endpoint?: string;
  fields?: string;
}

const MOST_FRAMES = 8;

/** The frames in the build's own scripts; a browser's extensions throw errors too. */
const framesIn = (stack = '') =>
  [...stack.matchAll(/\/js\/([\w.-]+\.js:\d+:\d+)/g)].slice(0, MOST_FRAMES).map(([, frame]) => frame!);

/** Names of classes; an error may be called anything. */
const nameOf = (error: unknown) => {
  const { name } = (error ?? {}) as { name?: unknown };
  return typeof name === 'string' && /^[A-Z]\w{0,40}$/.test(name) ? name : typeof error;
};

/** Null if it was thrown elsewhere than in the build's scripts, or if code is gone, as it is where a newer build was deployed. */
function thrown(kind: Told['kind'], error: unknown): Told | null {
  if (error && isCodeMissing(error)) return null;
  const { stack } = (error ?? {}) as { stack?: unknown };
  const frames = framesIn(typeof stack === 'string' ? stack : '');
  return frames.length > 0 || kind !== 'error' ? { kind, name: nameOf(error), frames } : null;
}

/** The host of an address; keywords such as `inline` as they are. */
const sourceOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address.slice(0, 40));

/** What to report of it, or null: a refused call is the server's business, and a lost connection nobody's. */
export function toReport(trouble: Trouble): Told | null {
  if (!(trouble instanceof Event)) {
    const { event, details, error } = trouble;
    if (event === 'screen crashed') return thrown('crash', error);
    const endpoint = String(details.endpoint);
    if (event === 'not read as it is') return { kind: 'reply', endpoint, fields: String(details.unread) };
    return event === 'call failed' && details.kind === 'unreadable' ? { kind: 'reply', endpoint } : null;
  }
  if (trouble.type === 'error') return thrown('error', (trouble as ErrorEvent).error);
  if (trouble.type === 'unhandledrejection') return thrown('rejection', (trouble as PromiseRejectionEvent).reason);
  const { effectiveDirective, blockedURI } = trouble as SecurityPolicyViolationEvent;
  return { kind: 'policy', rule: effectiveDirective, blocked: sourceOf(blockedURI) };
}
