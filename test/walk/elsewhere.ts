import { type Tables } from '@/mirage/database/tables';
import { table, type Table } from '@/mirage/database/table';
import { type MockServer } from '@/mirage/server';
import { type Tag } from '@/services/http/tags';
import { chooseBy } from './choose';

type Row = { id: string } & Record<string, unknown>;

/** What another tab may change: a text of a row, and what it tells of it. */
const CHANGED: { name: keyof Tables; field: string; tags: Tag[] }[] = [
  { name: 'banners', field: 'link', tags: ['Banner'] },
  { name: 'plans', field: 'name', tags: ['Plan'] },
  { name: 'supplements', field: 'title', tags: ['Supplement'] },
  { name: 'recipes', field: 'title', tags: ['Recipe'] },
  { name: 'exercises', field: 'name', tags: ['Exercise', 'Week'] },
  { name: 'notifications', field: 'title', tags: ['Notification'] },
  { name: 'paymentMethods', field: 'name', tags: ['PaymentMethod'] },
  { name: 'habits', field: 'name', tags: ['Habit'] },
  { name: 'highlights', field: 'title', tags: ['Highlight'] },
  { name: 'helpContents', field: 'title', tags: ['HowToUse'] },
];

/** Renames a row, as another tab of this person would; returns what that tab tells. */
export function renameElsewhere(server: MockServer, salt: number): readonly Tag[] {
  const { name, field, tags } = chooseBy(salt, CHANGED)!;
  const rows = table(server, name) as unknown as Table<Row>;
  const row = chooseBy(
    salt,
    rows.all().map(({ id }) => ({ id, name: id })),
  );
  if (row) rows.update(row.id, { [field]: `Elsewhere ${salt}` });
  return tags;
}
