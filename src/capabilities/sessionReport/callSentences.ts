import { capital } from '@/components/format/capital';
import { countOf } from '@/components/format/number';
import { type Of, type Report } from './format';

export interface Sentence {
  text: string;
  /** Of what went wrong. */
  isAmber: boolean;
}

export const plain = (text: string): Sentence => ({ text, isAmber: false });
export const amber = (text: string): Sentence => ({ text, isAmber: true });

/** `subCategoryChosen` and `listDietPlans` in words: `sub category`, `diet plans`. */
export const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();

/** `Plans were`, `Progress was`. */
export const withVerb = (what: string) => `${what} ${/[^s]s$/.test(what) ? 'were' : 'was'}`;

const seconds = (duration: number) => `after ${(duration / 1000).toFixed(1)} s`;

/** What a call does, as a button would say it. */
const VERBS: [RegExp, string, string][] = [
  [/^delete/, 'Delete', 'Deleted'],
  [/^send/, 'Send', 'Sent'],
  [/^login/, 'Sign in', 'Signed in'],
  [/^deactivate/, 'Deactivate', 'Deactivated'],
  [/^activate/, 'Activate', 'Activated'],
  [/./, 'Save', 'Saved'],
];

const REASONS: Record<string, string> = {
  unreachable: 'had no answer',
  unreadable: 'had an answer of the wrong shape',
  abandoned: 'was given up',
  cancelled: 'was stopped',
  ended: 'ended with the session',
};

function reasonOf({ outcome, status, isCut }: Of<'answered'>): string {
  if (isCut) return 'had an answer that is no JSON';
  return outcome === 'refused' ? `was refused (${status ?? '?'})` : (REASONS[outcome] ?? 'failed');
}

export function sentenceOfAnswer(step: Of<'answered'>, { steps }: Report, index: number): Sentence | null {
  const { endpoint, outcome, duration, rows, unread } = step;
  const isLoad = /^(list|get)/.test(endpoint);
  const what = capital(inWords(endpoint.replace(/^(list|get)/, '')).replace(/ one of many$/, ''));
  const [, verb, done] = VERBS.find(([pattern]) => pattern.test(endpoint))!;
  if (outcome !== 'ok') {
    return amber(`${isLoad ? `Loading ${what.toLowerCase()}` : verb} ${reasonOf(step)} ${seconds(duration)}`);
  }
  if (endpoint === 'login') return null; // that somebody has signed in is a step of its own
  if (!isLoad) return plain(`${done} ${seconds(duration)}`);
  const isAgain = steps.slice(0, index).some((other) => other.kind === 'answered' && other.endpoint === endpoint);
  const count = rows === undefined ? '' : `, ${rows}`;
  const left = unread ? `, ${countOf(unread.length, 'field')} not read as sent` : '';
  const loaded = `${withVerb(what)} loaded${isAgain ? ' again' : ''}${count}${left}`;
  return unread ? amber(loaded) : plain(loaded);
}
