import { type Server } from 'miragejs';
import { type Tables } from './tables';
import { watcherOf } from './watch';

type New<Row> = Omit<Row, 'id'> & { id?: string };

/** A table of the mock database. It returns copies of rows; use `update` to change one. */
export interface Table<Row extends { id: string }> {
  all(): Row[];
  /** Takes an id as text or as a number. */
  find(id: unknown): Row | undefined;
  where(query: Partial<Row>): Row[];
  insert(row: New<Row>): Row;
  insertAll(rows: readonly New<Row>[]): void;
  update(id: string, changes: Partial<Row>): void;
  remove(id: string): void;
  removeWhere(query: Partial<Row>): void;
}

/** Mirage's server, or its schema. */
export type WithDb = Pick<Server, 'db'>;

/** Returns a collection of Mirage's database with typed rows, where Mirage's own types have `any`. */
export function table<Name extends keyof Tables>({ db }: WithDb, name: Name): Table<Tables[Name]> {
  if (!db[name]) throw new Error(`The mock database has no table "${name}".`);
  type Row = Tables[Name];
  // `db[name]` is a copy of the rows with the collection's methods, so it is read each time.
  const collection = () => db[name]!;
  const notify = (id: string, row: Row | null) => watcherOf({ db })?.(name, id, row);
  return {
    // A plain array, because `find` of the copy is the collection's.
    all: () => [...collection()] as Row[],
    find: (id) => (isId(id) ? ((collection().find(String(id)) as Row | null) ?? undefined) : undefined),
    where: (query) => collection().where(query) as Row[],
    insert(row) {
      const inserted = collection().insert(row) as Row;
      notify(inserted.id, inserted);
      return inserted;
    },
    insertAll(rows) {
      for (const row of collection().insert(rows) as Row[]) notify(row.id, row);
    },
    update(id, changes) {
      notify(id, collection().update(id, changes) as Row);
    },
    remove(id) {
      collection().remove(id);
      notify(id, null);
    },
    removeWhere(query) {
      const gone = collection().where(query) as Row[];
      collection().remove(query);
      for (const { id } of gone) notify(id, null);
    },
  };
}

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
