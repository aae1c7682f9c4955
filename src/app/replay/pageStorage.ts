/** A storage that is forgotten with the page. */
class PageStorage implements Storage {
  readonly #entries: Map<string, string>;

  constructor(entries: Record<string, string>) {
    this.#entries = new Map(Object.entries(entries));
  }

  get length() {
    return this.#entries.size;
  }

  key(place: number) {
    return [...this.#entries.keys()][place] ?? null;
  }

  getItem(key: string) {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string) {
    this.#entries.set(key, String(value));
  }

  removeItem(key: string) {
    this.#entries.delete(key);
  }

  clear() {
    this.#entries.clear();
  }
}

/** Until the page is left, the panel finds only these entries, and nothing that it stores outlives the page. */
export function replaceStorage(name: 'localStorage' | 'sessionStorage', entries: Record<string, string>) {
  Object.defineProperty(window, name, { configurable: true, value: new PageStorage(entries) });
}
