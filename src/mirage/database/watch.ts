import { type Server } from 'miragejs';
import { type Tables } from './tables';

/** Gets the row as it is now; null for one that is gone. */
type Watcher = (table: keyof Tables, id: string, row: { id: string } | null) => void;

const watchers = new WeakMap<object, Watcher>();

/** Hears of every row that is inserted, changed or removed from now on. */
export const watchRows = ({ db }: Pick<Server, 'db'>, watcher: Watcher) => void watchers.set(db, watcher);

export const watcherOf = ({ db }: Pick<Server, 'db'>): Watcher | undefined => watchers.get(db);
