import { type ComponentType } from 'react';

const RETRY_MS = 5000;

/** A component whose code is fetched when it is asked for. */
export interface LazyComponent<Props> {
  /** Fetches the code, or joins the fetch under way. Rejects where it cannot be fetched; the next call tries again. */
  load: () => Promise<void>;
  /** Fetches the code and, after a failure, fetches it again until it is there. */
  keepLoading: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Null until the code has been fetched. */
  current: () => ComponentType<Props> | null;
}

/** Resolves when a failed fetch may go better: after a while, or when the browser is online again. */
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
  let component: ComponentType<Props> | null = null;
  let underWay: Promise<void> | null = null;
  let isKept = false;
  const listeners = new Set<() => void>();

  const fetchOnce = async () => {
    try {
      component = await fetchCode();
      listeners.forEach((listener) => listener());
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    current: () => component,
  };
}
