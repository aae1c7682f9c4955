/** A storage that is forgotten with the page. */
function makeStorage(entries: Record<string, string>): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Until the page is left, the panel finds only these entries, and nothing that it stores outlives the page. */
export function replaceStorage(name: 'localStorage' | 'sessionStorage', entries: Record<string, string>) {
  Object.defineProperty(window, name, { configurable: true, value: makeStorage(entries) });
}
