import { useEffect, useMemo, useState } from 'react';
import { inPool } from '@/lib/inPool';
import { type Finding, type Outcome, type Trial } from './finding';

/** How many files are loaded at the same time. */
const AT_ONCE = 4;

/** How often what is known so far is shown, in milliseconds. */
const SHOWN_EVERY_MS = 1000;

/** So many files without a single one that loads say more about the network than about the files. */
const TOO_MANY_DEAD = 3;

/** What came of files in this page's life, by their address. Those that did not load are tried again at the next visit. */
const known = new Map<string, Outcome>();

export interface Trials {
  findings: readonly Finding[];
  /** How many files have been tried, of how many. */
  done: number;
  total: number;
  /** Whether nothing at all could be loaded, so that nothing is said about the files. */
  isOffline: boolean;
}

/** Whether what did not load is likelier to be out of reach than gone. */
const looksOffline = (outcomes: readonly Outcome[]) =>
  !navigator.onLine || (outcomes.length >= TOO_MANY_DEAD && outcomes.every(({ isDead }) => isDead));

const judgedBy = (trials: readonly Trial[], outcomes: ReadonlyMap<string, Outcome>) =>
  trials.flatMap(({ url, judge }) => {
    const outcome = outcomes.get(url);
    return (outcome && judge(outcome)) ?? [];
  });

/** The findings about files that a visit to the checks has tried before; none is loaded. */
export const useKnownTrials = (trials: readonly Trial[]) => useMemo(() => judgedBy(trials, known), [trials]);

/** Loads the files one after another while the page is shown. Another `attempt` tries those again that did not load. */
export function useTrials(trials: readonly Trial[], attempt: number): Trials {
  const [tried, setTried] = useState<ReadonlyMap<string, Outcome | null>>(new Map());

  useEffect(() => {
    const stopping = new AbortController();
    const results = new Map<string, Outcome | null>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      setTried(new Map(results));
    };
    const work = async ([url, trial]: [string, Trial]) => {
      const before = known.get(url);
      const outcome = before && !before.isDead ? before : await tryMedia(trial, stopping.signal);
      if (stopping.signal.aborted) return;
      results.set(url, outcome);
      timer ??= setTimeout(show, SHOWN_EVERY_MS);
    };
    const files = [...new Map(trials.map((trial) => [trial.url, trial]))];
    void inPool(files, AT_ONCE, () => stopping.signal.aborted, work).then(() => {
      if (stopping.signal.aborted) return;
      clearTimeout(timer);
      const outcomes = [...results].flatMap(([url, outcome]) => (outcome ? [[url, outcome] as const] : []));
      if (!looksOffline(outcomes.map(([, outcome]) => outcome)))
        for (const [url, outcome] of outcomes) known.set(url, outcome);
      show();
    });
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [trials, attempt]);

  return useMemo(() => {
    const urls = [...new Set(trials.map(({ url }) => url))];
    const outcomes = new Map(urls.flatMap((url) => (tried.get(url) ? [[url, tried.get(url)!] as const] : [])));
    const isOffline = looksOffline([...outcomes.values()]);
    const done = urls.filter((url) => tried.has(url)).length;
    return { findings: isOffline ? [] : judgedBy(trials, outcomes), done, total: urls.length, isOffline };
  }, [trials, tried]);
}

/** How long a file may take, in milliseconds; after that nothing is said of it. */
const PATIENCE_MS = 20_000;

/** Starts loading a file; the element's size is known once it has loaded. */
function start(url: string, isFilm: boolean, onEnd: (outcome: Outcome) => void) {
  const dead = () => onEnd({ isDead: true });
  if (isFilm) {
    const film = document.createElement('video');
    film.preload = 'metadata';
    film.muted = true;
    film.onloadedmetadata = () => onEnd({ isDead: false, width: film.videoWidth, height: film.videoHeight });
    film.onerror = dead;
    film.src = url;
    return () => film.removeAttribute('src');
  }
  const picture = new Image();
  picture.onload = () => onEnd({ isDead: false, width: picture.naturalWidth, height: picture.naturalHeight });
  picture.onerror = dead;
  picture.src = url;
  return () => picture.removeAttribute('src');
}

/** Loads a picture, or what a film begins with, as a page would show it. Null if there was no answer in time. */
const tryMedia = ({ url, isFilm }: Pick<Trial, 'url' | 'isFilm'>, signal: AbortSignal) =>
  new Promise<Outcome | null>((resolve) => {
    const end = (outcome: Outcome | null) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      resolve(outcome);
    };
    const giveUp = () => {
      end(null);
      stop();
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    signal.addEventListener('abort', giveUp);
    const stop = start(url, isFilm, end);
  });
