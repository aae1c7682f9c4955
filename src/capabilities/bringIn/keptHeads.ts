import { type Id } from '@/services/http/decode';
import { keptList } from '@/screen/kept/keptList';
import { type Chosen, type Column } from './found';

/** What a person chose for the columns of tables with these heads. */
interface Heads {
  heads: string;
  fields: Chosen;
}

/** What each person chose for columns, so that the next table with the same heads is read the same way. */
export const columnsRead = keptList<Heads>('columns read', ({ heads, fields }) =>
  typeof heads === 'string' && typeof fields === 'object' && fields !== null ? { heads, fields } : null,
);

export const headsOf = (path: string, columns: readonly Column[]) =>
  `${path}\n${columns.map(({ head }) => head).join('\n')}`;

/** So many tables are known again. */
const MOST = 50;

/** Keeps the choice of columns for tables with the same heads. */
export function keepColumns(owner: Id, path: string, columns: readonly Column[], fields: Chosen) {
  const heads = headsOf(path, columns);
  const others = columnsRead.read(owner).filter((each) => each.heads !== heads);
  columnsRead.write(owner, [...others, { heads, fields }].slice(-MOST));
}
