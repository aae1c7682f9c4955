import { type Server } from 'miragejs';
import { type Tables } from './tables';

/** Called with the row as it is now, or null if it was removed. */
type Watcher = (table: keyof Tables, id: string, row: { id: string } | null) => void;

const watchers = new WeakMap<object, Watcher>();

/** Calls the watcher for every row that is inserted, updated or removed from now on. */
export const watchRows = ({ db }: Pick<Server, 'db'>, watcher: Watcher) => void watchers.set(db, watcher);

export const watcherOf = ({ db }: Pick<Server, 'db'>): Watcher | undefined => watchers.get(db);
