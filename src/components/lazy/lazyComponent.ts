import { type ComponentType } from 'react';
import { makeSource, type Source } from '@/lib/source';

const RETRY_MS = 5000;

/** A component whose code is fetched on demand; null until then. */
export interface LazyComponent<Props> extends Source<ComponentType<Props> | null> {
  /** Fetches the code, or joins the pending fetch. Rejects if that fails; the next call tries again. */
  load: () => Promise<void>;
  /** Fetches the code, and retries until it succeeds. */
  keepLoading: () => void;
}

/** Resolves when it is time to retry: after a delay, or when the browser is online again. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) setTimeout(resolve, RETRY_MS);
    else window.addEventListener('online', () => resolve(), { once: true });
  });

/**
 * Unlike `React.lazy`, it never throws while rendering, so a failed fetch takes nothing else off the page, and it can
 * be fetched again after a failure.
 */
export function lazyComponent<Props>(fetchCode: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const component = makeSource<ComponentType<Props> | null>(null);
  let underWay: Promise<void> | null = null;
  let isKept = false;

  const fetchOnce = async () => {
    try {
      component.change(await fetchCode());
    } catch (error) {
      underWay = null;
      throw error;
    }
  };
  const load = () => (underWay ??= fetchOnce());
  const loadOrRetry = (): Promise<void> => load().catch(() => nextChance().then(loadOrRetry));

  return {
    load,
    keepLoading: () => {
      if (isKept) return;
      isKept = true;
      void loadOrRetry();
    },
    subscribe: component.subscribe,
    current: component.current,
  };
}
