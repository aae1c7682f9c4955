import { type Of, type Shape, type ShapeOfDay, type ShapeOfList } from '../sessionReport/format';
import { isList } from '../sessionReport/standIns';

const DAY_MS = 86_400_000;

export interface Reply {
  status: number;
  body: unknown;
  contentType?: string;
}

const isDay = (shape: object): shape is ShapeOfDay => Object.keys(shape).join() === 'day';

/** The rows of a list that the report has only the first of: these again, each with an id of its own. */
function rowsOf({ rows, of }: ShapeOfList, begins: number): unknown[] {
  const first = of.map((row) => dataOf(row, begins));
  const most = Math.max(0, ...first.map((row) => Number((row as { id?: unknown } | null)?.id) || 0));
  return Array.from({ length: of.length === 0 ? 0 : rows }, (_none, place) => {
    const row = first[place % first.length];
    const isAgain = place >= first.length && typeof row === 'object' && row !== null && 'id' in row;
    return isAgain ? { ...row, id: most + place } : row;
  });
}

/** Data of this shape: as the panel's decoders would have made them, with stand-ins for what they said. */
export function dataOf(shape: Shape, begins: number): unknown {
  if (isList(shape)) return rowsOf(shape, begins);
  if (typeof shape !== 'object' || shape === null) return shape;
  if (isDay(shape)) return new Date(begins + shape.day * DAY_MS).toISOString();
  return Object.fromEntries(Object.entries(shape).map(([field, inner]) => [field, dataOf(inner, begins)]));
}

/** In place of JSON, which no decoder can read. */
const UNREADABLE: Reply = { status: 200, body: '<html></html>', contentType: 'text/html' };

/** The answer of the report; null if the mock server's own is as good, `dropped` if none came. */
export function replyOf({ outcome, status = 500, shape }: Of<'answered'>, begins: number): Reply | 'dropped' | null {
  if (outcome === 'ok') return shape === undefined ? null : { status: 200, body: { decoded: dataOf(shape, begins) } };
  if (outcome === 'unreadable') return UNREADABLE;
  if (outcome === 'unreachable') return 'dropped';
  if (!outcome.startsWith('refused')) return null; // the panel itself ended it
  return { status, body: status < 300 ? { success: false } : {} };
}
