import { useEffect, useSyncExternalStore } from 'react';
import { makeSource } from '@/lib/source';

/** When the files at these addresses may have been replaced, in milliseconds since 1970. */
const replaced = makeSource<ReadonlyMap<string, number>>(new Map());

/** A backend may store a file under the name of the one that it replaces: once one was chosen, a form's end may mean that. */
export function useReplaced(url: string | null | undefined, isChosen: boolean) {
  useEffect(() => {
    if (!url || !isChosen || /^(?:blob|data):/.test(url)) return undefined;
    return () => replaced.change(new Map(replaced.current()).set(url, Date.now()));
  }, [url, isChosen]);
}

/** The address under which the browser, which has the replaced file, asks for the one that is there now. */
export function useFreshUrl(url: string): string;
export function useFreshUrl(url: string | null): string | null;
export function useFreshUrl(url: string | null) {
  const since = useSyncExternalStore(replaced.subscribe, () =>
    url === null ? undefined : replaced.current().get(url),
  );
  if (url === null || since === undefined) return url;
  const [address = '', fragment] = url.split('#', 2);
  return `${address}${address.includes('?') ? '&' : '?'}v=${since}${fragment === undefined ? '' : `#${fragment}`}`;
}
