import { type Server } from 'miragejs';
import { type Tables } from './tables';
import { watcherOf } from './watch';

type New<Row> = Omit<Row, 'id'> & { id?: string };

/** A table of the mock database. Rows handed out are copies: a change goes through `update`. */
export interface Table<Row extends { id: string }> {
  all(): Row[];
  /** Takes an id in any wire form; undefined where no row has it. */
  find(id: unknown): Row | undefined;
  where(query: Partial<Row>): Row[];
  insert(row: New<Row>): Row;
  insertAll(rows: readonly New<Row>[]): void;
  update(id: string, changes: Partial<Row>): void;
  remove(id: string): void;
  removeWhere(query: Partial<Row>): void;
}

/** What holds a database: Mirage's server or its schema. */
export type WithDb = Pick<Server, 'db'>;

/** The typed view of one of Mirage's collections, whose own types end in `any`. */
export function table<Name extends keyof Tables>({ db }: WithDb, name: Name): Table<Tables[Name]> {
  if (!db[name]) throw new Error(`The mock database has no table "${name}".`);
  type Row = Tables[Name];
  // Read anew each time: what `db` hands out is a copy of the rows with the collection's methods on it.
  const collection = () => db[name]!;
  const tell = (id: string, row: Row | null) => watcherOf({ db })?.(name, id, row);
  return {
    // A plain list: on what `db` hands out, `find` is the collection's.
    all: () => [...collection()] as Row[],
    find: (id) => (isId(id) ? ((collection().find(String(id)) as Row | null) ?? undefined) : undefined),
    where: (query) => collection().where(query) as Row[],
    insert(row) {
      const inserted = collection().insert(row) as Row;
      tell(inserted.id, inserted);
      return inserted;
    },
    insertAll(rows) {
      for (const row of collection().insert(rows) as Row[]) tell(row.id, row);
    },
    update(id, changes) {
      tell(id, collection().update(id, changes) as Row);
    },
    remove(id) {
      collection().remove(id);
      tell(id, null);
    },
    removeWhere(query) {
      const gone = collection().where(query) as Row[];
      collection().remove(query);
      for (const { id } of gone) tell(id, null);
    },
  };
}

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
