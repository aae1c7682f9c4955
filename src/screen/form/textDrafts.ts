import { useSyncExternalStore } from 'react';
import { askBeforeUnload } from '@/components/error/reload';
import { sessionStore } from '@/lib/sessionStore';
import { sessionGeneration } from '@/services/session/session';
import { DRAFTS_CHANGED, isExpired, tellDraftsChanged } from './drafts';

/*
 * What is typed in place, without a dialog, such as a comment. It is in session storage like a draft, but belongs to no
 * address: it stays until it is sent or taken back, so that a reload and a visit to another section lose nothing. A key
 * is a path (`comments/7/new`), so that what is below one can be dropped with it.
 */

export interface TextDraft {
  /** What it is, such as `Comment on “Hello”`, where all drafts are listed. */
  title: string;
  text: string;
  /** What an edit started with. */
  base?: string;
}

type Stored = TextDraft & { typedAt: number };

const kept = sessionStore('text draft ');

/** The drafts that blocked or full storage did not take, and the session whose they are. */
let unstored = { session: sessionGeneration(), drafts: new Map<string, Stored>() };

function inMemory() {
  if (unstored.session !== sessionGeneration()) unstored = { session: sessionGeneration(), drafts: new Map() };
  return unstored.drafts;
}

export function readTextDraft(key: string): TextDraft | null {
  const draft = inMemory().get(key) ?? (kept.read(key) as Stored | null);
  return draft && !isExpired(draft.typedAt) ? draft : null;
}

/** Keeps it at once, so that a crash after the next letter loses nothing. */
export function keepTextDraft(key: string, draft: TextDraft) {
  const stored: Stored = { ...draft, typedAt: Date.now() };
  if (kept.write(key, JSON.stringify(stored))) inMemory().delete(key);
  else inMemory().set(key, stored);
  tellDraftsChanged();
}

const allKeys = () => [...new Set([...inMemory().keys(), ...kept.keys()])];

const isAt = (path: string) => (key: string) => key === path || key.startsWith(`${path}/`);

/** Drops the draft of that key, and those below it. */
export function dropTextDrafts(path: string) {
  for (const key of allKeys().filter(isAt(path))) {
    inMemory().delete(key);
    kept.remove(key);
  }
  tellDraftsChanged();
}

/** All by their keys, or those at and below a path. Those that are too old are dropped. */
export const textDrafts = (path?: string) =>
  allKeys().flatMap((key): [string, TextDraft][] => {
    if (path !== undefined && !isAt(path)(key)) return [];
    const draft = readTextDraft(key);
    if (!draft) kept.remove(key);
    return draft ? [[key, draft]] : [];
  });

export const hasTextDrafts = (path?: string) => textDrafts(path).length > 0;

export function onDrafts(listener: () => void) {
  window.addEventListener(DRAFTS_CHANGED, listener);
  return () => window.removeEventListener(DRAFTS_CHANGED, listener);
}

/** The kept text; null where none is. */
export const useTextDraft = (key: string) => useSyncExternalStore(onDrafts, () => readTextDraft(key)?.text ?? null);

const ask = (event: BeforeUnloadEvent) => {
  if (hasTextDrafts()) askBeforeUnload(event); // a session's end drops them without a word
};

/** From now on the browser asks before the page is left while there is any. */
export function askForTextDrafts() {
  const follow = () =>
    hasTextDrafts() ? window.addEventListener('beforeunload', ask) : window.removeEventListener('beforeunload', ask);
  onDrafts(follow);
  follow();
}
