import { type Server } from 'miragejs';
import { type Tables } from './models';

/** A table of the mock database. Rows handed out are copies: a change goes through `update`. */
export interface Table<Row extends { id: string }> {
  all(): Row[];
  /** Takes an id in any wire form; undefined where no row has it. */
  find(id: unknown): Row | undefined;
  where(query: Partial<Row>): Row[];
  insert(row: Omit<Row, 'id'> & { id?: string }): Row;
  insertAll(rows: Row[]): void;
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
  return {
    // A plain list: on what `db` hands out, `find` is the collection's.
    all: () => [...collection()] as Row[],
    find: (id) => (isId(id) ? ((collection().find(String(id)) as Row | null) ?? undefined) : undefined),
    where: (query) => collection().where(query) as Row[],
    insert: (row) => collection().insert(row) as Row,
    insertAll: (rows) => void collection().insert(rows),
    update: (id, changes) => void collection().update(id, changes),
    remove: (id) => collection().remove(id),
    removeWhere: (query) => collection().remove(query),
  };
}

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
