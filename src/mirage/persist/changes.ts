import { type Tables } from '../database/tables';
import { table, type Table, type WithDb } from '../database/table';
import { watchRows } from '../database/watch';

type TableName = keyof Tables;
type ChangedRow = { id: string };

/** By table and id, the rows that differ from the seeds; null for a removed row. */
export type Changes = Partial<Record<TableName, Record<string, ChangedRow | null>>>;

/** Records which rows change from now on, so that a dump need not hold all rows. */
export function recordChanges(server: WithDb, onChange: () => void): Changes {
  const changes: Changes = {};
  watchRows(server, (name, id, row) => {
    (changes[name] ??= {})[id] = row;
    onChange();
  });
  return changes;
}

function applyRow(rows: Table<ChangedRow>, id: string, row: ChangedRow | null) {
  const isThere = rows.find(id) !== undefined;
  if (row && isThere) rows.update(id, row);
  else if (row) rows.insert(row);
  else if (isThere) rows.remove(id);
}

/** Applies recorded changes to freshly seeded data. */
export function applyChanges(server: WithDb, changes: Changes) {
  for (const [name, rows] of Object.entries(changes)) {
    const kept = table(server, name as TableName) as unknown as Table<ChangedRow>;
    for (const [id, row] of Object.entries(rows)) applyRow(kept, id, row);
  }
}
