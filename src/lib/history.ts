import { createPath, type Location, type Path } from 'react-router-dom';

/** A step that the browser took. */
interface Taken {
  location: Location;
  /** How many entries it leads on, or back if negative; null where it is not known. */
  delta: number | null;
}

/** The entries of this tab. */
export interface History {
  readonly location: Location;
  push: (to: Path, state: unknown) => void;
  replace: (to: Path, state: unknown) => void;
  /** The browser takes the step later; where there is no such entry, never. */
  go: (delta: number) => void;
  /** Tells of the steps that the browser takes, and not of `push` and `replace`. Returns what stops that. */
  listen: (onTaken: (step: Taken) => void) => () => void;
}

/** What the browser keeps with an entry, as react-router names it. */
interface Entry {
  usr?: unknown;
  /** Another entry has another. */
  key?: string;
  /** The entry's number among those of this tab. */
  idx?: number | null;
}

/** Empty on the first page load, and where the person has changed the fragment of the address. */
const entryNow = () => (window.history.state ?? {}) as Entry;

const makeEntry = (usr: unknown, idx: number): Entry => ({ usr, key: Math.random().toString(36).slice(2, 10), idx });

/** The history of the browser. It reads the entries that an earlier build has left. */
export function browserHistory(): History {
  let index = entryNow().idx ?? 0;
  window.history.replaceState({ ...entryNow(), idx: index }, '');

  const history: History = {
    get location() {
      const { pathname, search, hash } = window.location;
      const { usr = null, key = 'default' } = entryNow();
      return { pathname, search, hash, state: usr, key };
    },
    push(to, state) {
      const href = createPath(to);
      try {
        window.history.pushState(makeEntry(state, index + 1), '', href);
        index += 1;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        window.location.assign(href); // Safari refuses many entries in a short time
      }
    },
    replace: (to, state) => window.history.replaceState(makeEntry(state, index), '', createPath(to)),
    go: (delta) => window.history.go(delta),
    listen(onTaken) {
      const follow = () => {
        const from = index;
        const { idx } = entryNow();
        index = idx ?? from + 1; // another fragment has made an entry after this one
        if (idx == null) window.history.replaceState(makeEntry(null, index), '');
        onTaken({ location: history.location, delta: idx == null ? null : idx - from });
      };
      window.addEventListener('popstate', follow);
      return () => window.removeEventListener('popstate', follow);
    },
  };
  return history;
}
