import { keptList } from '../kept/keptList';
import { type Column } from './found';
import { type Chosen } from './read/table';

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

/** The fields of the columns as they are chosen now, without those of which none was found. */
export const fieldsOf = (columns: readonly Column[]): Chosen =>
  Object.fromEntries(columns.flatMap(({ head, field }) => (field === null ? [] : [[head, field]])));
